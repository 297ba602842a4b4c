/** @module-tag slow */
import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { calls } from '@shanmen/contract/calls.ts'
import { languageCodes, languages, pathIn } from '@shanmen/contract/languages.ts'
import { hourNames } from '@shanmen/contract/light.ts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { everyAddress } from './addresses.ts'
import { findingsOf } from './axe.ts'
import { blockMovingMap, open, useBrowser, waitForHydration } from './browser.ts'
import { everyWay } from './every-way.ts'
import { showMap } from './map-setup.ts'
import { base, call, get, pageOf } from './site.ts'

// The clauses of the Design Specification for Elder-friendly Websites (MIIT, 2021) and the criteria of WCAG 2.2 that a machine
// decides and no other test has. docs/accessibility-norm.md has them all.

const visit = useBrowser()
const desktop = { width: 1440, height: 900 }
const article = '/newsAndInformation/group/qinglv-scroll'
/** One page of each template. */
const templates = [
  '/',
  '/member/scenic',
  '/member/scenic/lanyu',
  article,
  '/information/purchase',
  '/search?q=灯会',
]

const sizes = [desktop, { width: 390, height: 844 }]

/** The templates to check at a size: each at one size in turn, with EVERY_WAY at both. */
const templatesAt = (size: (typeof sizes)[number]) =>
  templates.filter((_, index) => everyWay || index % sizes.length === sizes.indexOf(size))

/** A page of the large-text view, hydrated, without the moving map. */
async function large(path: string, size = desktop): Promise<Page> {
  const page = await visit({ viewport: size, reducedMotion: 'reduce' })
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  await blockMovingMap(page)
  await page.goto(path)
  // A first key press, so that the script need not wait for an idle moment, and focus is that of a keyboard.
  await page.keyboard.press('Tab')
  await waitForHydration(page)
  return page
}

it('1.1: the layout is flat, without shadows, perspective or pictures behind text', async () => {
  const page = await large('/')
  const found: string[] = []
  for (const path of templates) {
    await page.goto(path)
    found.push(
      ...(
        await page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .flatMap((element) => {
              const styles = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part))
              const wrong = styles.flatMap(({ boxShadow, textShadow, perspective, backgroundImage }) => [
                ...(boxShadow === 'none' ? [] : [boxShadow]),
                ...(textShadow === 'none' ? [] : [textShadow]),
                ...(perspective === 'none' ? [] : [perspective]),
                ...(backgroundImage.includes('url(') ? [backgroundImage.slice(0, 80)] : []),
              ])
              return wrong.map((each) => `${element.tagName}.${element.getAttribute('class')}: ${each}`)
            }),
        )
      ).map((line) => `${path} ${line}`),
    )
  }
  expect(found).toEqual([])
})

it.each(sizes)(
  'sizes, at $width: paragraphs are 1.3 times as far apart as lines, the largest text has 30 px',
  async (size) => {
    const page = await large(article, size)
    for (const path of [article, `/en${article}`, '/statement/privacy']) {
      await page.goto(path)
      const gaps = await page.locator('main article p:not([class]) + p:not([class])').evaluateAll((all) =>
        all.map((paragraph) => {
          const above = paragraph.previousElementSibling?.getBoundingClientRect().bottom ?? 0
          const line = Number.parseFloat(getComputedStyle(paragraph).lineHeight)
          return (paragraph.getBoundingClientRect().top - above + line) / line
        }),
      )
      expect(gaps.length, path).toBeGreaterThan(0)
      expect(Math.min(...gaps), path).toBeGreaterThanOrEqual(1.3)
    }
    for (const path of templates) {
      await page.goto(path)
      const largest = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('main :is(h1, h2, p)')]
            .filter((element) => element.checkVisibility())
            .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        ),
      )
      expect(largest, path).toBeGreaterThanOrEqual(30)
    }
  },
)

/** Every link and control that can have the focus, with its outline and whether the header hides it. */
const walkOf = (page: Page, within = '') =>
  page.evaluate(async (within) => {
    const light = (colour: string): number => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('no canvas')
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const groundOf = (element: Element | null): string => {
      if (!element) return 'white'
      // Its ground is a gradient that ends in this colour.
      if (element.matches('footer')) return getComputedStyle(element).getPropertyValue('--pine').trim()
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      // Over the sky its ground is a gradient that begins with this colour.
      if (element.matches('body > header') && backgroundImage !== 'none')
        return getComputedStyle(element).getPropertyValue('--sky-1').trim()
      return /^rgb\(|^color\([^/]*\)$|^oklch\([^/]*\)$/.test(backgroundColor)
        ? backgroundColor
        : groundOf(element.parentElement)
    }
    const selector = `${within}:is(a[href], button, input, select, textarea, summary, [tabindex="0"])`
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    const header = document.querySelector('body > header')
    const walked = []
    // Backwards, so that each is scrolled to the top edge, where the header is.
    for (const element of all.reverse()) {
      element.focus()
      if (document.activeElement !== element) continue
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      const [own, ground] = [light(outlineColor), light(groundOf(element.parentElement))]
      const { top, bottom, left, width } = element.getBoundingClientRect()
      const head = header?.getBoundingClientRect()
      walked.push({
        name: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 20)}`,
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        contrast: (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05),
        isHidden:
          !header?.contains(element) &&
          width > 1 &&
          left >= 0 &&
          (bottom <= (head?.bottom ?? 0) || top >= innerHeight),
      })
    }
    return walked
  }, within)

it.each(sizes)(
  '1.3 and WCAG 2.4.11, at $width: the focus has an outline of 3 px and 3:1, and is not hidden below the header',
  async (size) => {
    const page = await large('/', size)
    const found: string[] = []
    for (const path of templatesAt(size)) {
      await page.goto(path)
      await page.keyboard.press('Tab')
      await waitForHydration(page)
      const walked = await walkOf(page)
      expect(walked.length).toBeGreaterThan(10)
      for (const { name, outline, contrast, isHidden } of walked) {
        if (outline < 3) found.push(`${path} ${name}: ${outline} px`)
        if (contrast < 3) found.push(`${path} ${name}: ${contrast.toFixed(1)}:1`)
        if (isHidden) found.push(`${path} ${name} is hidden`)
      }
    }
    expect(found).toEqual([])
  },
  120_000,
)

it('1.3: over the sky of every hour the focus in the header has 3:1', async () => {
  const page = await large('/')
  const found: string[] = []
  for (const hour of hourNames) {
    await page.evaluate((value) => {
      document.querySelector<HTMLInputElement>(`[name="hour"][value="${value}"]`)?.click()
      scrollTo(0, 0)
    }, hour)
    await page.locator('body > header[data-solid="false"]').waitFor()
    const walked = await walkOf(page, 'body > header > * ')
    expect(walked.length).toBeGreaterThan(3)
    for (const { name, contrast } of walked)
      if (contrast < 3) found.push(`${hour} ${name}: ${contrast.toFixed(1)}:1`)
  }
  expect(found).toEqual([])
})

/** A voice that reads until it is stopped; what it was told is in `spoken`. */
const voice = () => {
  const spoken: { text: string; lang: string }[] = []
  const waiting: SpeechSynthesisUtterance[] = []
  Object.assign(window, {
    spoken,
    finish: () => waiting.at(-1)?.onend?.(new Event('end') as SpeechSynthesisEvent),
  })
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      speak: (utterance: SpeechSynthesisUtterance) => {
        waiting.push(utterance)
        spoken.push({ text: utterance.text, lang: utterance.lang })
      },
      cancel: () => {
        waiting.length = 0
        spoken.length = 0
      },
    },
  })
}
const spokenOn = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'spoken') as { text: string; lang: string }[])

it.each([
  { language: 'zh', tag: 'zh-CN', read: '朗读', stop: '停止朗读' },
  { language: 'en', tag: 'en', read: 'Read aloud', stop: 'Stop reading' },
] as const)(
  '1.4.1, 1.4.2: an article is read aloud in $tag and stopped, by a switch',
  async ({ language, tag, read, stop }) => {
    const page = await visit()
    await page.addInitScript(voice)
    await open(page, pathIn(language, article))
    await page.getByRole('button', { name: read, exact: true }).click()
    const stopping = page.getByRole('button', { name: stop })
    await stopping.waitFor()
    const spoken = await spokenOn(page)
    const title = await page.locator('h1').innerText()
    expect(spoken[0]?.text).toBe(title.replace(/\s+/g, language === 'zh' ? '' : ' ').trim())
    expect(new Set(spoken.map(({ lang }) => lang))).toEqual(new Set([tag]))
    const body = await page.locator('main article').innerText()
    expect(spoken.map(({ text }) => text).join('').length).toBeGreaterThan(body.length / 2)
    // A voice may stop by itself in a longer text.
    expect(Math.max(...spoken.map(({ text }) => text.length))).toBeLessThan(400)
    await stopping.click()
    const reading = page.getByRole('button', { name: read, exact: true })
    await reading.waitFor()
    expect(await spokenOn(page)).toEqual([])
    await reading.click()
    await stopping.waitFor()
    await page.evaluate(() => (Reflect.get(window, 'finish') as () => void)())
    await reading.waitFor()
    await reading.click()
    await stopping.waitFor()
    await page.locator('header a').first().click()
    await page.waitForURL(base + pathIn(language, '/'))
    await expect.poll(() => spokenOn(page)).toEqual([])
  },
)

it('1.4.1: of a file its name is read, then its type and size, and nothing that is folded', async () => {
  const page = await visit()
  await page.addInitScript(voice)
  await open(page, article)
  await page.locator('main article').evaluate((element) => {
    const add = (parent: Element, tag: string, text = '') => {
      const child = parent.appendChild(document.createElement(tag))
      child.textContent = text
      return child
    }
    const item = add(element, 'li')
    const link = add(item, 'a')
    add(link, 'b', 'report.pdf')
    add(link, 'small', 'PDF · 2 MB').style.setProperty('display', 'block')
    const details = add(item, 'details')
    add(details, 'summary', 'SHA-256')
    add(details, 'p', 'folded')
  })
  await page.getByRole('button', { name: '朗读', exact: true }).click()
  await page.getByRole('button', { name: '停止朗读' }).waitFor()
  const spoken = (await spokenOn(page)).map(({ text }) => text).join('\n')
  expect(spoken).toMatch(/report\.pdf\nPDF · 2 MB/)
  expect(spoken).not.toContain('folded')
})

it('1.4.2: the next article ends the reading of this one, also while the code to read it is loading', async () => {
  const page = await visit()
  await page.addInitScript(voice)
  let arrive = () => {}
  const sent = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/read-aloud-[^/]*\.js/, async (route) => {
    await sent
    await route.continue()
  })
  await open(page, article)
  const read = page.getByRole('button', { name: '朗读', exact: true })
  const title = () => page.locator('h1').innerText()
  const toNext = async () => {
    const before = await title()
    await page.locator('main a[href^="/newsAndInformation/group/"]').last().click()
    // The address changes before the page does.
    await expect.poll(title).not.toBe(before)
  }
  const requested = page.waitForRequest(/\/assets\/read-aloud-[^/]*\.js/)
  await read.click()
  await requested
  await toNext()
  arrive()
  await page.waitForTimeout(500)
  expect(await spokenOn(page)).toEqual([])
  await read.click()
  await page.getByRole('button', { name: '停止朗读' }).waitFor()
  await toNext()
  await expect.poll(() => spokenOn(page)).toEqual([])
  await read.waitFor()
})

it('1.4.1: what is long to read is read aloud on every page that has it', async () => {
  const page = await visit()
  await page.addInitScript(voice)
  const [report] = (await call('responsibilityReportList', { languageId: 1 })).list
  const [brand] = (await call('brandList', { languageId: 1 })).list
  const [event] = (await call('eventList', { languageId: 1 })).list
  for (const path of [
    fill(addresses.reportText, report?.id ?? ''),
    fill(addresses.brandDetail, brand?.id ?? ''),
    fill(addresses.eventDetail, event?.id ?? ''),
    fill(addresses.statementDetail, 'accessibility'),
  ]) {
    await open(page, path)
    await page.getByRole('button', { name: '朗读', exact: true }).click()
    const body = await page.locator('main article').first().innerText()
    const spoken = async () => (await spokenOn(page)).map(({ text }) => text).join('').length
    await expect.poll(spoken, { message: path }).toBeGreaterThan(body.length / 2)
  }
})

it.each(languageCodes)(
  '1.4.1: the time and the place of an event are read after its title in %s',
  async (language) => {
    const page = await visit()
    await page.addInitScript(voice)
    const [event] = (await call('eventList', { languageId: languages[language].id })).list
    await open(page, pathIn(language, fill(addresses.eventDetail, event?.id ?? '')))
    await page.getByRole('button', { name: language === 'zh' ? '朗读' : 'Read aloud', exact: true }).click()
    await expect.poll(async () => (await spokenOn(page)).length).toBeGreaterThan(3)
    const [, time, place] = (await spokenOn(page)).map(({ text }) => text)
    expect(time).toBe(await page.locator('main article header time').innerText())
    expect(place).toBe(event?.place)
  },
)

it('1.4.1: an item of a list, and a cell, with more than one line is read as a whole, each line once', async () => {
  const page = await visit()
  await page.addInitScript(voice)
  await open(page, article)
  await page.evaluate(() => {
    const made = (name: string, ...inside: (string | Node)[]) => {
      const element = document.createElement(name)
      element.append(...inside)
      return element
    }
    const item = made('li', made('b', '甲'), '一', made('ul', made('li', '乙')))
    const row = made('tr', made('td', '丙', made('p', '丁')))
    document.querySelector('main article')?.append(made('ul', item), made('table', row))
  })
  await page.getByRole('button', { name: '朗读', exact: true }).click()
  await expect
    .poll(async () => (await spokenOn(page)).map(({ text }) => text).slice(-4))
    .toEqual(['甲一', '乙', '丙', '丁'])
})

it('1.4.1: reading can be stopped from the end of an article', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(voice)
  await open(page, article)
  await page.getByRole('button', { name: '朗读', exact: true }).click()
  await page.getByRole('button', { name: '打印' }).last().scrollIntoViewIfNeeded()
  const stop = page.getByRole('button', { name: '停止朗读' })
  const { y = 0, height = 0 } = (await stop.boundingBox()) ?? {}
  const header = await page.locator('header').first().boundingBox()
  expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  expect(y + height).toBeLessThan(844)
  await stop.click()
  expect(await spokenOn(page)).toEqual([])
})

it('1.4.1: where the browser cannot speak, or without script, there is no such button', async () => {
  const page = await visit()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'))
  await open(page, article)
  expect(await page.getByRole('button', { name: '打印' }).count()).toBeGreaterThan(0)
  expect(await page.getByRole('button', { name: '朗读' }).count()).toBe(0)
  expect(await pageOf(article)).not.toContain('朗读')
})

it('1.4.3, 2.3, 2.4.1, 2.6.1: no captcha, no film or sound, no window that opens by itself, no form that sends anything', async () => {
  for (const path of await everyAddress('zh')) {
    const html = await pageOf(path)
    expect([path, /captcha|验证码|<(?:audio|video|iframe)\b/.exec(html)?.[0]]).toEqual([path, undefined])
    expect([path, /<form[^>]*method="(?!get)/i.exec(html)?.[0]]).toEqual([path, undefined])
    expect([path, /<dialog[^>]* open/.exec(html)?.[0]]).toEqual([path, undefined])
  }
})

it.each([...templates, '/information/contact'])(
  '2.1: Tab reaches every link and control of %s',
  async (path) => {
    const page = await large(path)
    const all = await page.evaluate(() => {
      // Of a group of radio buttons Tab reaches the one that is chosen, arrows the others.
      const selector =
        'a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex="0"]'
      const shown = [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      for (const [index, element] of shown.entries()) element.setAttribute('data-tab-stop', String(index))
      return shown.length
    })
    expect(all).toBeGreaterThan(10)
    const reached = new Set<string | null>()
    for (let step = 0; step < all + 20; step++) {
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('data-tab-stop') ?? null))
      await page.keyboard.press('Tab')
    }
    reached.delete(null)
    const missed = await page.evaluate(
      (stops) =>
        [...document.querySelectorAll('[data-tab-stop]')]
          .filter((element) => !stops.includes(element.getAttribute('data-tab-stop') ?? ''))
          .map((element) => element.outerHTML.slice(0, 120)),
      [...reached].map(String),
    )
    expect(missed).toEqual([])
  },
)

it.each(sizes)(
  '2.4.1, at $width: nothing opens by itself once the script runs, nor lies over the page',
  async (size) => {
    for (const path of templates) {
      const page = await large(path, size)
      await page.mouse.move(200, 200)
      await page.evaluate(() => scrollTo(0, 600))
      // Neither the narrow column of tools nor the line of a page that loads.
      const over = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .filter(
              (element) =>
                element.matches('dialog[open], :popover-open') ||
                (getComputedStyle(element).position === 'fixed' &&
                  !element.matches('.skip, body > header, body > header *') &&
                  element.checkVisibility({ visibilityProperty: true }) &&
                  Math.min(element.clientWidth, 3 * element.clientHeight) > 100),
            )
            .map((element) => element.outerHTML.slice(0, 120)),
        )
      // Longer than a page may wait before it opens something: floats come after the first seconds.
      for (let second = 0; second < 4; second++) {
        expect([path, await over()]).toEqual([path, []])
        await page.waitForTimeout(1000)
      }
      await page.close()
    }
  },
  120_000,
)

it('2.2: the pointer is 96 px', async () => {
  const page = await large('/information/contact')
  for (const place of ['main', 'header a', 'main p'])
    expect(
      await page
        .locator(place)
        .first()
        .evaluate((element) => getComputedStyle(element).cursor),
    ).toContain('pointer.svg')
  const pointer = await get('/pointer.svg')
  expect(pointer.headers.get('content-type')).toContain('image/svg+xml')
  expect(await pointer.text()).toMatch(/ width="96" height="96"/)
})

it('entry: every page leads to large text, the shortcut of the installed page too, and the search finds its names', async () => {
  for (const language of ['zh', 'en'] as const) {
    for (const path of await everyAddress(language))
      expect([path, (await pageOf(path)).includes('view=elder')]).toEqual([path, true])
    const manifest = await (await get(pathIn(language, '/manifest.webmanifest'))).json()
    const [shortcut] = manifest.shortcuts
    const entry = await get(shortcut.url)
    expect(entry.headers.get('set-cookie')).toContain('view=elder')
    const page = await get(pathIn(language, '/'), { headers: { cookie: 'view=elder' } })
    expect(await page.text()).toMatch(/<html[^>]* data-elder/)
  }
  for (const name of ['长辈版', '亲情版', '关爱版', '关怀版', '适老模式', '大字版'])
    expect([name, (await call('search', { languageId: 1, q: name })).list[0]?.to]).toEqual([
      name,
      '/statement/accessibility',
    ])
  expect((await call('search', { languageId: 2, q: 'large print' })).list[0]?.to).toBe(
    '/statement/accessibility',
  )
  expect(calls.search.method).toBe('GET')
})

it.each(sizes)('WCAG 2.5.8, at $width: targets are 24 px or that far from others', async (size) => {
  const page = await visit({ viewport: size, reducedMotion: 'reduce' })
  await blockMovingMap(page)
  const found: string[] = []
  for (const path of templatesAt(size)) {
    await open(page, path)
    found.push(...(await findingsOf(page, ['target-size'])))
  }
  expect(found).toEqual([])
})

it('WCAG 2.5.7: the map, which can be dragged, has buttons', async () => {
  const page = await visit({ viewport: desktop, reducedMotion: 'reduce' })
  await showMap(page, '/member/scenic/lanyu')
  for (const name of ['放大', '缩小']) await page.getByRole('button', { name, exact: true }).waitFor()
})

it('WCAG 3.2.6: the telephone and the contact page are at the same place of every page that has a foot', async () => {
  const orders = new Set<string>()
  for (const path of await everyAddress('zh')) {
    const foot = /<footer[\s\S]*<\/footer>/.exec(await pageOf(path))?.[0]
    if (!foot) continue
    const links = [...foot.matchAll(/href="(tel:[^"]*|\/information\/contact|\/statement\/accessibility)"/g)]
    orders.add(links.map(([, to]) => to).join(' '))
  }
  expect(orders.size).toBe(1)
  expect([...orders][0]).toMatch(/tel:/)
})
