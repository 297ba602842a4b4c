import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { parseSettings } from '../config/settings.ts'
import { securityTxt } from './security-txt.ts'

const textWith = async (contact: string) => {
  const now = () => new Date('2026-11-23T05:00:00Z')
  const response = await new Hono().get('/x', securityTxt('https://site.example', contact, now)).request('/x')
  return [response.status, await response.text()]
}

test('the contact that is set, valid for half a year; without one 404', async () => {
  const contacts = 'mailto:security@lingshan.example,https://site.example/report'
  expect(await textWith(contacts)).toEqual([
    200,
    `Contact: mailto:security@lingshan.example
Contact: https://site.example/report
Expires: 2027-05-22T00:00:00Z
Preferred-Languages: zh, en
Canonical: https://site.example/.well-known/security.txt
`,
  ])
  expect((await textWith(''))[0]).toBe(404)
})

test.each(['security@lingshan.example', 'mailto:a@b.example\nX: y', 'javascript:alert(1)'])(
  'a contact of another form is refused: %s',
  (SECURITY_CONTACT) => {
    expect(parseSettings({ SECURITY_CONTACT })).toEqual([expect.stringContaining('SECURITY_CONTACT')])
  },
)
