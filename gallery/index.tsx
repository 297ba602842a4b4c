import { createRoot } from 'react-dom/client'
import { families } from './families.ts'

/** The values of each switch; the first is the default and stays out of the address. */
const switches = {
  language: ['zh', 'en'],
  text: ['standard', 'large'],
  width: ['full', '390', '820'],
} as const

type Choice = Record<'family' | 'name' | keyof typeof switches, string>

const query = new URLSearchParams(location.search)
const chosen: Choice = {
  family: query.get('family') ?? 'article',
  name: query.get('name') ?? '',
  language: query.get('language') ?? 'zh',
  text: query.get('text') ?? 'standard',
  width: query.get('width') ?? 'full',
}

/** The address of the gallery with these changes; every state has one, so that it can be sent to others. */
function addressWith(changes: Partial<Choice>, path = '/'): string {
  const query = Object.entries({ ...chosen, ...changes }).filter(([, value]) => value !== '')
  return `${path}?${new URLSearchParams(query)}`
}

function Families() {
  return (
    <nav aria-label="Components">
      {Object.entries(families).map(([family, examples]) => (
        <div key={family}>
          <Choose changes={{ family, name: '' }}>{family}</Choose>
          <ul>
            {Object.keys(examples).map((name) => (
              <li key={name}>
                <Choose changes={{ family, name }}>{name}</Choose>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Choose({ changes, children }: { changes: Partial<Choice>; children: string }) {
  const current = Object.entries(changes).every(([key, value]) => chosen[key as keyof Choice] === value)
  return (
    <a href={addressWith(changes)} aria-current={current ? 'true' : undefined}>
      {children}
    </a>
  )
}

function Gallery() {
  const page = addressWith({}, '/page.html')
  return (
    <>
      <Families />
      <header>
        {Object.entries(switches).map(([name, values]) => (
          <p key={name}>
            {name}
            {values.map((value) => (
              <Choose key={value} changes={{ [name]: value }}>
                {value}
              </Choose>
            ))}
          </p>
        ))}
        <a href={page}>without frame</a>
      </header>
      <main>
        <iframe
          title={chosen.name || chosen.family}
          src={page}
          width={chosen.width === 'full' ? '100%' : chosen.width}
        />
      </main>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
