import polyglot from 'ra-i18n-polyglot'
import { defaultI18nProvider, type I18nProvider } from 'react-admin'
import { frameworkZh } from '../messages/framework-zh.ts'
import { chooseLanguage, currentLanguage } from './language.ts'

// English comes with the framework.
const speakers = { zh: polyglot(() => frameworkZh, 'zh'), en: defaultI18nProvider }

/** What the framework's own controls say, in the language of the studio. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => speakers[currentLanguage()].translate(key, options),
  changeLocale: async (locale) => chooseLanguage(locale === 'en' ? 'en' : 'zh'),
  getLocale: () => currentLanguage(),
}
