import { subtitleLanguage } from '@shanmen/contract/languages.ts'
import type { Handlers } from '@shanmen/contract/schemas.ts'
import { found } from '../answers.ts'
import { presentHome, presentMenu, presentSite } from '../presenters/site.ts'
import { type Open, one, openReader } from './read.ts'
import { readTypes } from './types.ts'

const pageSize = 10

export const siteHandlers = (open: Open): Pick<Handlers, 'menu' | 'typeList'> => ({
  /** The shell of every page: a language without a published menu, site or home page is not served at all. */
  async menu(input) {
    const context = open(input)
    const [menu] = await one(context, 'menu')
    const [site] = await one(context, 'site')
    const [home] = await one(context, 'home')
    const [profile] = await one(context, 'profile')
    const [otherSite] = await one({ ...context, language: subtitleLanguage(context.language) }, 'site')
    const whole = [found(menu), found(home)]
    const reader = await openReader(context, { whole })
    return {
      menu: presentMenu(reader, found(menu).document),
      ...presentSite(found(site).document, otherSite?.document.name ?? ''),
      home: found(presentHome(reader, found(home).document, profile?.document)),
      defaults: { pageSize },
    }
  },

  async typeList(input) {
    return { list: await readTypes(open(input), input.module) }
  },
})
