import { entriesOf } from '../../../entry.ts'

/** The head of the welfare page and the foundation behind it. */
export const welfare = () =>
  entriesOf('welfare', [
    {
      id: 'welfare',
      shared: {
        figures: [
          {
            value: '2,060',
            unit: { zh: '人次', en: 'grants' },
            label: { zh: '累计资助学子', en: 'to students since 2020' },
          },
          {
            value: '36',
            unit: { zh: '间', en: 'rooms' },
            label: { zh: '乡村书屋', en: 'lent by villages as libraries' },
          },
          {
            value: '1,320',
            unit: { zh: '株', en: 'trees' },
            label: { zh: '在护百年古树', en: 'over a century old, in our care' },
          },
          {
            value: '3%',
            unit: { zh: '', en: '' },
            label: { zh: '每年净利润投入公益基金', en: 'of net profit to the Lingshan Fund' },
          },
        ],
        foundationUrl: 'https://fund.lingshan.example',
      },
      zh: {
        headline: '善意有期，年年如约',
        intro: `我们很少用“回馈”这个词。山、水和乡亲从来不是欠我们的，是我们一直受着照看。

集团每年把净利润的百分之三交给灵山公益基金，用在三件事上：**让孩子有书读，让老人有热饭，让山水有人看着**。六个项目都有固定的日子和固定的人，做到哪一年、帮到多少人、哪里还需改进，都在这一页和每年的[社会责任报告](/information/report)里写明，资金账目由基金另行公布。

> 好事不怕小，怕断。`,
        foundationName: '灵山公益基金',
        foundationText:
          '设立于 2013 年，由集团出资、独立理事会管理，账目每年公开审计。个人捐赠全部用于项目，管理费用由集团另行承担。',
      },
      en: {
        headline: 'Giving you can count on',
        intro: `We seldom speak of giving back. The hills, the water and our neighbours owe us nothing; we are the ones who have been looked after.

Each year three per cent of net profit goes to the Lingshan Fund, for three purposes: **books for children, hot meals for older people, and care for land and water.** All six projects have set days and people who answer for them. How far they have come, whom they reached and where they fell short is written on this page and in our yearly [responsibility reports](/information/report); the Fund publishes its own accounts.

> A good deed may be small. It must not stop.`,
        foundationName: 'The Lingshan Fund',
        foundationText:
          'Founded in 2013, paid for by the Group and governed by an independent board, with audited accounts published every year. Private gifts go to the projects in full; the Group bears the running costs.',
      },
    },
  ])
