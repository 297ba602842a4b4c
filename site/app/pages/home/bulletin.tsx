import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import type { Image, Notice } from '@shanmen/contract/types.ts'
import { type MouseEvent, useState } from 'react'
import { Status } from '../../components/feedback/status.tsx'
import { LinkList } from '../../components/list/link-list.tsx'
import { decorative, Picture } from '../../components/media/picture.tsx'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Balanced } from '../../lib/balanced.tsx'
import { showDate } from '../../lib/dates.ts'
import { eyebrows, homeMessages } from '../../messages/home.ts'
import styles from './bulletin.module.css'
import type { Disclosure } from './load-home.ts'

type BulletinProps = { party: { title: string; text: string; image: Image | null }; disclosure: Disclosure }

/** Party building in red, next to the newest notices. */
export function Bulletin({ party, disclosure }: BulletinProps) {
  const t = homeMessages[useLanguage()]
  return (
    <section className="sec">
      <div className="wrap">
        <div className={`${styles.duo} rv`}>
          <LocalLink className={`${styles.party} on-dark`} to={addresses.allianceIntro}>
            <Picture image={decorative(party.image)} sizes="(max-width: 62rem) 90vw, 34rem" />
            <div>
              <p className="eyebrow" lang="en">
                {eyebrows.party}
              </p>
              <h2>
                <Balanced text={party.title} />
              </h2>
            </div>
            <div>
              <p>
                <Balanced text={party.text} />
              </p>
              <span className="more">{t.party}</span>
            </div>
          </LocalLink>
          <Notices disclosure={disclosure} />
        </div>
      </div>
    </section>
  )
}

const tabs = { purchase: addresses.purchaseList, rent: addresses.rentList, report: addresses.reportList }
type Tab = keyof typeof tabs
const names = Object.keys(tabs) as Tab[]

/** The newest notices. The tabs are links to the full lists; script shows their first rows in place instead. */
function Notices({ disclosure }: { disclosure: Disclosure }) {
  const language = useLanguage()
  const t = homeMessages[language]
  const [tab, setTab] = useState<Tab>('purchase')
  const choose = (name: Tab) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setTab(name)
  }
  return (
    <div className={styles.notices}>
      <div className={`row row--b ${styles.head}`}>
        <h2>{t.disclosure}</h2>
        <LocalLink className="more" to={tabs[tab]}>
          {t.moreNotices}
        </LocalLink>
      </div>
      <ul className={styles.tabs}>
        {names.map((name) => (
          <li key={name}>
            <LocalLink
              to={tabs[name]}
              aria-current={name === tab ? 'true' : undefined}
              onClick={choose(name)}
            >
              {t[name]}
            </LocalLink>
          </li>
        ))}
      </ul>
      <LinkList items={rows(disclosure, tab, language)} />
    </div>
  )
}

function rows(disclosure: Disclosure, tab: Tab, language: Language) {
  const t = homeMessages[language]
  if (tab === 'report')
    return disclosure.report.map((report) => ({
      to: fill(addresses.reportDetail, report.id),
      title: report.title,
      note: report.pages ? `${report.year} · ${report.pages} ${t.pages}` : String(report.year),
    }))
  const address = tab === 'rent' ? addresses.rentDetail : addresses.purchaseDetail
  return disclosure[tab].map((notice) => ({
    to: fill(address, notice.id),
    title: notice.title,
    note: <Note notice={notice} language={language} />,
    mark: <Status of={tab} is={notice.status} />,
  }))
}

function Note({ notice, language }: { notice: Notice; language: Language }) {
  return (
    <>
      <span className="nb">{notice.number || notice.area}</span>
      {notice.deadline && (
        <>
          {' · '}
          <span className="nb">
            {homeMessages[language].deadline} {showDate(notice.deadline, language)}
          </span>
        </>
      )}
    </>
  )
}
