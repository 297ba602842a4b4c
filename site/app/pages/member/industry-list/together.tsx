import { addresses } from '@shanmen/contract/addresses.ts'
import { LinkList } from '../../../components/list/link-list.tsx'
import { useLanguage } from '../../../language/language.ts'
import { eyebrows, member } from '../../../messages/member.ts'
import { pageTitle } from '../../../messages/pages.ts'
import styles from './together.module.css'

/** Where somebody who wants to work with the group goes from here. */
export function Together() {
  const language = useLanguage()
  const words = member[language]
  const rows = [
    { page: 'cooperationIntro', title: words.cooperation },
    { page: 'purchaseList', title: words.purchase },
    { page: 'rentList', title: words.rent },
    { page: 'contact', title: words.contact },
  ] as const
  return (
    <section className="sec sec--silk" aria-labelledby="together">
      <div className="wrap split split--5-7">
        <div className={styles.words}>
          <p className="eyebrow" lang="en">
            {eyebrows.together}
          </p>
          <h2 id="together">{words.together}</h2>
          <p className="lead">{words.togetherNote}</p>
        </div>
        <LinkList
          items={rows.map(({ page, title }) => ({
            to: addresses[page],
            title,
            note: pageTitle(language, page),
          }))}
        />
      </div>
    </section>
  )
}
