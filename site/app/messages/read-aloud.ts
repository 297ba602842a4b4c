/** The messages of the button that reads an article aloud. */
export const readAloudMessages = {
  zh: { read: '朗读', stop: '停止朗读' },
  en: { read: 'Read aloud', stop: 'Stop reading' },
}
