const calm = typeof window === 'undefined' ? undefined : matchMedia('(prefers-reduced-motion: reduce)')

/** Whether one page fades into the next now: not in large text, nor for who wants less motion; some browsers cannot. */
export const fades = (): boolean =>
  'startViewTransition' in document && !calm?.matches && !document.documentElement.hasAttribute('data-elder')
