// The list of keys: a question mark opens it from everywhere, unless somebody is typing.

const isTyping = (target: EventTarget | null) => target instanceof Element && target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select');

class Keys {
  open = $state(false);

  press(event: KeyboardEvent) {
    if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) this.open = true;
  }
}

export const keys = new Keys();
