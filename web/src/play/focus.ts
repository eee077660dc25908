// Where the keyboard goes on when what had the focus is gone: to the board.

export function focusBoard() {
  document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
}
