const words = {
  zh: ['页面的一部分未能载入', '重新加载'],
  en: ['A part of the page could not be loaded', 'Try again'],
} as const

/**
 * Said by the starter when the code of the page does not come: the page can be read and its links work, and this offers
 * to load it again. It never does so by itself, so that nothing can go on for ever (R192–R194).
 */
export function offerRetry(): void {
  const [message, action] = words[document.documentElement.lang === 'en' ? 'en' : 'zh']
  const bar = document.createElement('p')
  bar.className = 'note'
  bar.role = 'alert'
  const link = document.createElement('a')
  link.href = location.href
  link.textContent = action
  link.addEventListener('click', (event) => {
    event.preventDefault()
    location.reload()
  })
  bar.append(message, ' ', link)
  document.body.append(bar)
}
