import type { Data } from '@shanmen/contract/schemas.ts'
import { PrintButton, ShareButton } from '../../../components/article/article-tools.tsx'
import { Facts, Panel } from '../../../components/article/panel.tsx'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { Time } from '../../../lib/time.tsx'
import { collegeMessages } from '../../../messages/college.ts'
import { fillIn } from '../../../messages/components.ts'
import styles from './job-detail.module.css'

type Props = { job: Data<'hireDetail'> }

/** Next to a vacancy: pay, conditions and how to apply, which a closed one no longer has. */
export function ApplyPanel({ job }: Props) {
  const t = collegeMessages[useLanguage()]
  const open = job.status === 'open'
  const subject = encodeURIComponent(fillIn(t.subject, job.title))
  const mail = `mailto:${job.applyEmail}?subject=${subject}`
  return (
    <Panel aside>
      {job.salary && (
        <p className={styles.pay}>
          <span>{t.pay}</span>
          <b>{job.salary}</b>
        </p>
      )}
      <Facts
        rows={[
          [t.education, job.education],
          [t.experience, job.experience],
          [t.deadline, job.deadline && <Time value={job.deadline} />],
          [
            t.applyTo,
            open && job.applyEmail && (
              <a href={mail}>
                <Address text={job.applyEmail} />
              </a>
            ),
          ],
          [t.contact, job.contact && <Unbroken text={job.contact} />],
        ]}
      />
      {open && (job.applyUrl || job.applyEmail) && (
        <a className="btn btn--p" href={job.applyUrl ?? mail} rel="noopener">
          {t.apply}
          {job.applyUrl && <Icon name="external" />}
        </a>
      )}
      <p className={styles.note}>{open ? t.applyNote : t.closedNote}</p>
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
