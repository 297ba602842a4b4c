/** A telephone number to be dialled with one tap. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="num" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  )
}
