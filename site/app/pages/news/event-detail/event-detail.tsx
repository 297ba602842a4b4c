import { addresses } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { ArticleBody, ArticleHead } from '../../../components/article/article.tsx'
import { AddToCalendar } from '../../../components/article/deadline.tsx'
import { Facts, Panel } from '../../../components/article/panel.tsx'
import { PhoneLink } from '../../../components/article/phone-link.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { detailLoader } from '../../../data/load.ts'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { showMoment } from '../../../lib/dates.ts'
import { Icon } from '../../../lib/icon.tsx'
import { eventMessages } from '../../../messages/event.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { DetailPage } from '../../../shell/page.tsx'
import { EventRow, EventStates } from '../shared/event-row.tsx'
import { EventTime } from '../shared/event-time.tsx'
import type { Route } from './+types/event-detail.ts'
import styles from './event-detail.module.css'

const load = detailLoader('eventDetail')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => itemMeta(args, 'eventDetail', args.loaderData)

type Props = { event: Data<'eventDetail'> }

/** An event: its time and place with what can be done at once, its text, how to sign up. */
export default function EventDetail({ loaderData: event }: Route.ComponentProps) {
  const language = useLanguage()
  const t = eventMessages[language]
  return (
    <DetailPage list="eventList" title={event.title}>
      <div className="wrap sec sec--tight split side">
        <article>
          <ArticleHead
            title={event.title}
            above={
              <>
                <LocalLink className="tag" to={addresses.eventList}>
                  {pageTitle(language, 'eventList')}
                </LocalLink>
                <EventStates event={event} />
              </>
            }
          >
            <span data-spoken>
              <Icon name="clock" />
              <EventTime event={event} />
            </span>
            <span data-spoken>
              <Icon name="pin" />
              {event.place}
            </span>
          </ArticleHead>
          <Actions event={event} />
          <ArticleBody article={event} />
        </article>
        <EventFacts event={event} />
      </div>
      {event.related.length > 0 && (
        <TitledSection
          className="sec sec--silk sec--tight unprinted"
          eyebrow="Events"
          title={t.others}
          more={t.all}
          to={addresses.eventList}
        >
          <div>
            {event.related.map((other) => (
              <EventRow key={other.id} event={other} />
            ))}
          </div>
        </TitledSection>
      )}
    </DetailPage>
  )
}

/** Signing up and the file for a calendar, while there is something to sign up for or to come to. */
function Actions({ event: { status, cancelled, signUp } }: Props) {
  const t = eventMessages[useLanguage()]
  if (cancelled || status === 'past')
    return (
      <p className={styles.over}>
        {cancelled ? t.cancelledNote : t.over}
        <LocalLink className="more" to={addresses.eventList}>
          {t.all}
        </LocalLink>
      </p>
    )
  return (
    <p className={`${styles.actions} unprinted`}>
      {signUp?.isOpen && signUp.url && (
        <a className="btn btn--p" href={signUp.url} rel="noopener">
          {t.signUpHere}
          <Icon name="external" />
        </a>
      )}
      {signUp?.isOpen && signUp.phone && (
        <PhoneLink className={signUp.url ? 'btn' : 'btn btn--p'} phone={signUp.phone}>
          <Icon name="phone" />
          {t.call}
        </PhoneLink>
      )}
      <AddToCalendar />
    </p>
  )
}

/** Next to the text: time, place, price and sign-up. */
function EventFacts({ event }: Props) {
  const language = useLanguage()
  const t = eventMessages[language]
  const { signUp } = event
  const place = event.placePath ? (
    <LocalLink className={styles.link} to={event.placePath}>
      {event.place}
    </LocalLink>
  ) : (
    event.place
  )
  const isOver = event.cancelled || event.status === 'past'
  const ways = signUp && !signUp.url && !signUp.phone ? t.atPlace : undefined
  return (
    <Panel aside title={t.when}>
      <p className={styles.time}>
        <EventTime event={event} />
      </p>
      <Facts
        rows={[
          [t.where, place],
          [t.address, event.address],
          [t.fee, event.fee],
          [t.organizer, event.organizer],
          [t.signUp, signUp ? (signUp.isOpen ? ways : t.signUpClosed) : !isOver && t.noSignUp],
          [
            t.signUpUntil,
            signUp?.until && <time dateTime={signUp.until}>{showMoment(signUp.until, language)}</time>,
          ],
          [t.call, signUp?.isOpen && signUp.phone && <PhoneLink className="num" phone={signUp.phone} />],
        ]}
      />
    </Panel>
  )
}
