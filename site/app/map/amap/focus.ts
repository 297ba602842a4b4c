/** Focuses a sign of this document when what had the focus here is gone; never takes it from the page around. */
export function takeFocus(sign: HTMLElement | undefined): void {
  if (document.hasFocus() && document.activeElement === document.body) sign?.focus({ preventScroll: true })
}
