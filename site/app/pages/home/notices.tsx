import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import type { Notice } from '@shanmen/contract/types.ts'
import { type MouseEvent, useState } from 'react'
import { Status } from '../../components/feedback/status.tsx'
import { LinkList } from '../../components/list/link-list.tsx'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { showDate } from '../../lib/dates.ts'
import { home } from '../../messages/home.ts'
import styles from './bulletin.module.css'
import type { Disclosure } from './load-home.ts'

const tabs = { purchase: addresses.purchaseList, rent: addresses.rentList, report: addresses.reportList }
type Tab = keyof typeof tabs
const names = Object.keys(tabs) as Tab[]

/** The newest notices. The tabs are links to the full lists; script shows their first rows in place instead. */
export function Notices({ disclosure }: { disclosure: Disclosure }) {
  const language = useLanguage()
  const words = home[language]
  const [tab, setTab] = useState<Tab>('purchase')
  const choose = (name: Tab) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setTab(name)
  }
  return (
    <div className={styles.notices}>
      <div className={`row row--b ${styles.head}`}>
        <h2>{words.disclosure}</h2>
        <LocalLink className="more" to={tabs[tab]}>
          {words.moreNotices}
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
              {words[name]}
            </LocalLink>
          </li>
        ))}
      </ul>
      <LinkList items={rows(disclosure, tab, language)} />
    </div>
  )
}

function rows(disclosure: Disclosure, tab: Tab, language: Language) {
  const words = home[language]
  if (tab === 'report')
    return disclosure.report.map((report) => ({
      to: fill(addresses.reportDetail, report.id),
      title: report.title,
      note: report.pages ? `${report.year} · ${report.pages} ${words.pages}` : String(report.year),
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
            {home[language].deadline} {showDate(notice.deadline, language)}
          </span>
        </>
      )}
    </>
  )
}
