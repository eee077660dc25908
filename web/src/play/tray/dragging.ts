// Something is dragged from the tray to a place that names itself by `data-place`. A touch that hardly moves is a tap, and the
// browser makes a click of it.

export interface Dragged {
  id: string;
  x: number;
  y: number;
}

interface Callbacks {
  /** It is no tap. */
  onlift?: ((id: string) => void) | undefined;
  onmove: (dragged: Dragged | null) => void;
  /** Let go over a place; null: beside all places. */
  ondrop: (id: string, touch: string | null) => void;
}

const slack = 8; // a finger is never quite still

/** What lies under a point of the screen, as it names itself. */
export const touchAt = (x: number, y: number): string | null =>
  document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-place]')?.dataset.place).find((place) => place !== undefined) ?? null;

/** Follows the pointer that went down on `id` until it is let go. */
export function drag(id: string, down: PointerEvent, { onlift, onmove, ondrop }: Callbacks) {
  const follow = new AbortController();
  let moved = false;
  const end = () => {
    follow.abort();
    onmove(null);
  };
  const options = { signal: follow.signal };
  addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    if (pointerId !== down.pointerId) return;
    const lifted = !moved && Math.hypot(x - down.clientX, y - down.clientY) > slack;
    moved ||= lifted;
    if (lifted) onlift?.(id);
    if (moved) onmove({ id, x, y });
  }, options);
  addEventListener('pointerup', ({ pointerId, clientX: x, clientY: y }) => {
    if (pointerId !== down.pointerId) return;
    const target = touchAt(x, y); // some places are there only while something is dragged
    end();
    if (!moved) return;
    // The click that follows a drag, if one does, is none.
    const dropped = new AbortController();
    addEventListener('click', (click) => (click.preventDefault(), click.stopPropagation()), { capture: true, signal: dropped.signal });
    setTimeout(() => {
      dropped.abort();
      ondrop(id, target);
    });
  }, options);
  const giveUp = () => {
    end();
    if (moved) ondrop(id, null);
  };
  addEventListener('pointercancel', giveUp, options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), options);
}
