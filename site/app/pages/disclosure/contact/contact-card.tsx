import panel from '../../../components/article/panel.module.css'

type Props = { department: { name: string; duty: string; phone: string } }

/** Whom to call for what. */
export function ContactCard({ department }: Props) {
  const { name, duty, phone } = department
  return (
    <div className={panel.panel}>
      <h3>{name}</h3>
      <p className="mute">{duty}</p>
      <p className={panel.phone}>
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
      </p>
    </div>
  )
}
