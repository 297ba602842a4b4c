import { addresses } from '@shanmen/contract/addresses.ts'
import type { Image } from '@shanmen/contract/types.ts'
import { decorative, Picture } from '../../components/media/picture.tsx'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Balanced } from '../../lib/balanced.tsx'
import { eyebrows, home } from '../../messages/home.ts'
import styles from './bulletin.module.css'
import type { Disclosure } from './load-home.ts'
import { Notices } from './notices.tsx'

type Props = { party: { title: string; text: string; image: Image | null }; disclosure: Disclosure }

/** Party building in its red, beside the newest notices. */
export function Bulletin({ party, disclosure }: Props) {
  const words = home[useLanguage()]
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
              <span className="more">{words.party}</span>
            </div>
          </LocalLink>
          <Notices disclosure={disclosure} />
        </div>
      </div>
    </section>
  )
}
