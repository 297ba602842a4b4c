import { Alert, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { LinkBase, useLocation } from 'react-admin'
import { can } from '../../rights.ts'
import { useCall } from '../components/use-call.ts'
import { useMessages } from '../language/language.ts'
import { accountMessages } from '../messages/account.ts'
import { peopleMessages } from '../messages/people.ts'
import { useMe } from '../session/session.ts'

/** What this person has to do soon, above every screen. */
export function Notices() {
  const t = useMessages(accountMessages)
  const people = useMessages(peopleMessages)
  const me = useMe()
  const { pathname } = useLocation()
  const mayDecide = can(me, 'people') && me.secondFactorDays !== 0
  const { data, reload } = useCall('requestList', mayDecide ? {} : undefined)
  // Read again on every later screen.
  const readAt = useRef(pathname)
  useEffect(() => {
    if (readAt.current !== pathname) reload()
    readAt.current = pathname
  }, [pathname, reload])
  const waiting = data?.rows.filter(({ who }) => who.id !== me.id).length ?? 0
  return (
    <>
      {Boolean(me.secondFactorDays) && (
        <Notice text={t.daysLeft(me.secondFactorDays ?? 0)} label={t.toFactor} to="/account" />
      )}
      {waiting > 0 && pathname !== '/people' && (
        <Notice text={people.requestsWaiting(waiting)} label={people.toRequests} to="/people" />
      )}
    </>
  )
}

function Notice({ text, label, to }: { text: string; label: string; to: string }) {
  return (
    <Alert
      severity="warning"
      role="note"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" component={LinkBase} to={to}>
          {label}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
