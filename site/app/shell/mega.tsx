import type { MenuItem } from '@shanmen/contract/types.ts'
import { decorative, Picture } from '../components/media/picture.tsx'
import { useLanguage } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { menuTarget } from '../lib/menu.ts'
import { frame } from '../messages/shell.ts'
import { useKeptPart } from './cached-html.ts'
import styles from './mega.module.css'

/** The panel of a section: its line, its groups of pages, its picture. */
export function Mega({ item, open }: { item: MenuItem; open: boolean }) {
  const content = useKeptPart(megaPart(item), <MegaContent item={item} />)
  return <div className={styles.mega} data-open={open} {...content} />
}

export const megaPart = ({ id }: MenuItem) => `mega ${id}`

/** The same on every page of a language. */
export function MegaContent({ item }: { item: MenuItem }) {
  const words = frame[useLanguage()]
  return (
    <div className={`wrap ${styles.in}`}>
      <div>
        <p className={styles.title}>{item.title}</p>
        <p className="mute">{item.intro}</p>
      </div>
      <div className={styles.groups}>
        {item.children.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
      <LocalLink className={styles.picture} to={menuTarget(item)}>
        <Picture image={decorative(item.cover)} ratio="16/10" sizes="17rem" />
        <p className="more">{words.enter}</p>
      </LocalLink>
    </div>
  )
}

function Group({ group }: { group: MenuItem }) {
  const pages = group.children.length > 0 ? group.children : undefined
  return (
    <div>
      <p className={styles.group}>
        <LocalLink to={menuTarget(group)}>{group.title}</LocalLink>
      </p>
      {pages ? (
        <ul>
          {pages.map((page) => (
            <li key={page.id}>
              <LocalLink to={menuTarget(page)}>{page.title}</LocalLink>
            </li>
          ))}
        </ul>
      ) : (
        group.intro && <p className={styles.line}>{group.intro}</p>
      )}
    </div>
  )
}
