import { sources } from '../../components/media/picture.tsx'
import { useGlobal } from '../../data/global.ts'
import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../lib/icon.tsx'
import { fillIn } from '../../messages/components.ts'
import { pressMessages } from '../../messages/press.ts'
import styles from './press.module.css'

/** The logo on light and on dark with its files: those of `brand/`, or the picture that editors put in its place. */
export function Logos() {
  const t = pressMessages[useLanguage()]
  const logo = useGlobal()?.site.logo
  const grounds = [
    { name: 'logo-on-light', label: t.onLight },
    { name: 'logo-on-dark', label: t.onDark },
  ]
  return (
    <ul className={styles.logos}>
      {grounds.map(({ name, label }) => (
        <li key={name}>
          <div className={styles.ground} data-is={name}>
            {logo ? (
              <img
                src={logo.url}
                srcSet={sources(logo, 'webp')}
                sizes="8rem"
                alt=""
                width="128"
                height="128"
              />
            ) : (
              <img src={`/${name}.svg`} alt="" width="128" height="128" />
            )}
          </div>
          <p>{label}</p>
          <p className={styles.files}>
            {(logo ? [{ href: logo.url, type: 'WebP' }] : filesOf(name)).map(({ href, type }) => (
              <a key={type} href={href} download>
                <Icon name="download" />
                {fillIn(t.download, type)}
                <span className="vh"> · {label}</span>
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

const filesOf = (name: string) => [
  { href: `/${name}.svg`, type: 'SVG' },
  { href: `/${name}.png`, type: 'PNG' },
]
