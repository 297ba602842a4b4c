import { expect, it } from 'vitest'
import { open, useBrowser } from './browser.ts'

const visit = useBrowser()
const withoutScript = { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } }

it('each of the three addresses has its level chosen, and prints a year once', async () => {
  const page = await visit(withoutScript)
  for (const [level, name] of [
    ['national', '国家级'],
    ['provincial', '省级'],
    ['other', '其他'],
  ]) {
    await page.goto(`/lingShan/honor/${level}`)
    const levels = page.getByRole('navigation', { name: '荣誉级别' }).getByRole('link')
    expect(await levels.count()).toBe(3)
    const chosen = levels.filter({ has: page.locator('sup') }).and(page.locator('[aria-current="page"]'))
    expect(await chosen.innerText()).toMatch(new RegExp(`^${name}\\s*8$`))
    const years = await page.locator('table tbody th').allInnerTexts()
    expect(years).toEqual([...new Set(years)].sort().reverse())
    expect(await page.locator('table tbody tr').count()).toBe(8)
  }
})

it('the wall shows the rows of the register, and a certificate opens in both, without script', async () => {
  const page = await visit(withoutScript)
  await page.goto('/en/lingShan/honor/national')
  const titles = page.locator('table tr td:nth-last-child(4)')
  const first = await titles.first().innerText()
  const all = await titles.allInnerTexts()
  const certificate = page.getByRole('dialog', { name: first })
  await page.getByRole('button', { name: `See certificate: ${first}` }).click()
  await certificate.waitFor()
  await page.keyboard.press('Escape')
  await certificate.waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: 'Certificates' }).check()
  await page.locator('table').waitFor({ state: 'hidden' })
  expect(await page.locator('main section > ul li button > b').allInnerTexts()).toEqual(all)
  await page.getByRole('button', { name: first }).click()
  await certificate.waitFor()
})

it('another level keeps the view, and paper always has the register', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } })
  await open(page, '/lingShan/honor/national')
  await page.getByRole('radio', { name: '证书墙' }).check()
  await page.getByRole('navigation', { name: '荣誉级别' }).getByRole('link', { name: '省级' }).click()
  await page.waitForURL(/provincial/)
  expect(await page.getByRole('radio', { name: '证书墙' }).isChecked()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await page.locator('main table').waitFor()
  expect(await page.locator('main section > ul').isVisible()).toBe(false)
})
