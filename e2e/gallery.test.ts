import { expect, it } from 'vitest'
import { markDocument, open, useBrowser } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()

it('a picture is enlarged, changed by keys and buttons, and closed by Esc with the focus restored', async () => {
  const page = await visit()
  await open(page, '/lingShan/intro/groupRrofile')
  const links = page.locator('main ul:has(> li > a[href^="/media/"])').first().getByRole('link')
  const count = await links.count()
  expect(count).toBeGreaterThan(2)
  await links.nth(1).focus()
  await page.keyboard.press('Enter')
  const box = page.locator('dialog:modal')
  const at = () => box.locator('figcaption .num').innerText()
  await expect.poll(at).toBe(`2 / ${count}`)
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).toBe(`3 / ${count}`)
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBe(`${count} / ${count}`)
  await box.getByRole('button', { name: '下一张' }).click()
  await expect.poll(at).toBe(`1 / ${count}`)
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  expect(await links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true)
  // Without script the link opens the file.
  const file = await fetch(base + (await links.first().getAttribute('href')))
  expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
})

it('back closes an enlarged picture: the item before has pictures of its own', async () => {
  const page = await visit()
  await open(page, '/member/scenic/lanyu')
  const same = await markDocument(page)
  await page.locator('main a[href^="/member/scenic/"]').first().click()
  await page.waitForURL((url) => /scenic\/./.test(url.pathname) && !url.pathname.endsWith('/lanyu'))
  await page.locator('main ul:has(> li > a[href^="/media/"])').first().getByRole('link').first().click()
  const box = page.locator('dialog:modal')
  await box.waitFor()
  await page.goBack()
  await page.waitForURL(`${base}/member/scenic/lanyu`)
  await box.waitFor({ state: 'detached', timeout: 5000 })
  expect(await same()).toBe(true)
})
