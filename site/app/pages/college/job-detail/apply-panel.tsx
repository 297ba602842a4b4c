import type { Data } from '@shanmen/contract/schemas.ts'
import { Panel } from '../../../components/article/panel.tsx'
import { PrintButton } from '../../../components/article/print-button.tsx'
import { ShareButton } from '../../../components/article/share-button.tsx'
import { Facts } from '../../../components/list/facts.tsx'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { Time } from '../../../lib/time.tsx'
import { college } from '../../../messages/college.ts'
import { fillIn } from '../../../messages/components.ts'
import styles from './apply-panel.module.css'

type Props = { job: Data<'hireDetail'> }

/** Beside a vacancy: pay, conditions and the way to apply, which a closed one no longer has. */
export function ApplyPanel({ job }: Props) {
  const words = college[useLanguage()]
  const open = job.status === 'open'
  const subject = encodeURIComponent(fillIn(words.subject, job.title))
  const mail = `mailto:${job.applyEmail}?subject=${subject}`
  return (
    <Panel aside>
      {job.salary && (
        <p className={styles.pay}>
          <span>{words.pay}</span>
          <b>{job.salary}</b>
        </p>
      )}
      <Facts
        rows={[
          [words.education, job.education],
          [words.experience, job.experience],
          [words.deadline, job.deadline && <Time value={job.deadline} />],
          [
            words.applyTo,
            open && job.applyEmail && (
              <a href={mail}>
                <Address text={job.applyEmail} />
              </a>
            ),
          ],
          [words.contact, job.contact && <Unbroken text={job.contact} />],
        ]}
      />
      {open && (job.applyUrl || job.applyEmail) && (
        <a className="btn btn--p" href={job.applyUrl ?? mail} rel="noopener">
          {words.apply}
          {job.applyUrl && <Icon name="external" />}
        </a>
      )}
      <p className={styles.note}>{open ? words.applyNote : words.closedNote}</p>
      <div className={`${styles.tools} unprinted`}>
        <ShareButton compact />
        <PrintButton compact />
      </div>
    </Panel>
  )
}

/** A telephone number would break at its hyphens. */
function Unbroken({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <span key={word}>
      {index > 0 && ' '}
      <span className="nb">{word}</span>
    </span>
  ))
}

/** A long address breaks after its @ rather than inside a word. */
function Address({ text }: { text: string }) {
  const [name, host] = text.split('@')
  return host ? (
    <>
      {name}@<wbr />
      {host}
    </>
  ) : (
    text
  )
}
