// Parts of the page that did not come. Browsers may remember that one failed, so that it is fetched again by loading all
// anew; games outlive that.

class Downloads {
  /** Something did not come, and the person has not been told yet. */
  failed = $state(false);
  /** It is being tried whether the server can be reached. */
  trying = $state(false);

  watch() {
    addEventListener('vite:preloadError', () => (this.failed = true));
  }

  /** Loads the page anew; as long as the server cannot be reached it stays, as it is better than none. */
  async again(): Promise<void> {
    this.trying = true;
    const reached = await fetch('/', { cache: 'no-store' }).then(({ ok }) => ok, () => false);
    this.trying = false;
    if (reached) location.reload();
  }
}

export const downloads = new Downloads();
