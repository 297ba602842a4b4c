import { useEffect, useState } from 'react'

const interval = 8000

/** Whether pictures may change by themselves here: not on phones, not for readers who want calm or large text. */
function mayPlay(): boolean {
  return (
    matchMedia('(min-width: 47rem) and (prefers-reduced-motion: no-preference)').matches &&
    !document.documentElement.hasAttribute('data-elder')
  )
}

/** Which slide is shown, and whether they change; the visitor's own choice stops the change. */
export function useSlides(count: number) {
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  useEffect(() => setPlaying(mayPlay()), [])
  useEffect(() => {
    if (!playing || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) setAt((now) => (now + 1) % count)
    }, interval)
    return () => clearInterval(timer)
  }, [playing, count])
  const show = (index: number) => {
    setPlaying(false)
    setAt(index)
  }
  return { at, playing, show, toggle: () => setPlaying(!playing) }
}
