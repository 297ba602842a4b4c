type Props = { email: string; href?: string }

/** An e-mail address that opens a message; a long one breaks after its @ rather than inside a word. */
export function MailLink({ email, href = `mailto:${email}` }: Props) {
  const host = email.indexOf('@') + 1
  return (
    <a href={href}>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </a>
  )
}
