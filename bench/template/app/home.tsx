const resources = [
  ['https://reactrouter.com/docs', 'React Router Docs'],
  ['https://rmx.as/discord', 'Join Discord'],
] as const

export const meta = () => [
  { title: 'New React Router App' },
  { name: 'description', content: 'Welcome to React Router!' },
]

export const loader = () => ({ message: 'Hello from the server' })

/** The template's one page: a heading, a sentence and two links. */
export default function Home({ loaderData }: { loaderData: { message: string } }) {
  return (
    <main>
      <header>
        <h1>React Router</h1>
      </header>
      <nav>
        <p>What&apos;s next?</p>
        <ul>
          {resources.map(([href, text]) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noreferrer">
                {text}
              </a>
            </li>
          ))}
          <li>{loaderData.message}</li>
        </ul>
      </nav>
    </main>
  )
}
