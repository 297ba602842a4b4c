import { addresses } from '@shanmen/contract/addresses.ts'
import { clientMessages } from '@shanmen/contract/envelope.ts'
import { useEffect } from 'react'
import { DaysLeft } from '../../site/app/components/feedback/days-left.tsx'
import { Empty, RetryBlock, Skeleton } from '../../site/app/components/feedback/placeholders.tsx'
import { Status } from '../../site/app/components/feedback/status.tsx'
import { Toasts } from '../../site/app/components/feedback/toast.tsx'
import { show } from '../../site/app/components/feedback/toast-store.ts'
import { useLanguage } from '../../site/app/language/language.ts'
import { componentMessages } from '../../site/app/messages/components.ts'
import type { Examples } from '../example.ts'

/** One toast of each type, which stay until they are closed. */
function ShownToasts() {
  const language = useLanguage()
  useEffect(() => {
    const t = componentMessages[language]
    const closers = [
      show('success', t.copied, 0),
      show('info', t.mapStill, 0),
      show('warning', t.notCopied, 0),
      show('error', clientMessages.network[language], 0),
    ]
    return () => {
      for (const close of closers) close()
    }
  }, [language])
  return <Toasts />
}

export const feedback: Examples = {
  DaysLeft: { render: ({ notice }) => <DaysLeft days={notice.daysLeft} /> },
  Empty: {
    render: () => (
      <>
        <Empty />
        <Empty clear={addresses.newsGroupList} />
      </>
    ),
  },
  Skeleton: { render: () => <Skeleton count={3} /> },
  RetryBlock: { render: () => <RetryBlock /> },
  Status: {
    render: () => (
      <p className="row">
        <Status of="purchase" is="planned" />
        <Status of="purchase" is="open" />
        <Status of="purchase" is="soon" />
        <Status of="purchase" is="review" />
        <Status of="purchase" is="result" />
        <Status of="purchase" is="ended" />
        <Status of="job" is="closed" />
        <Status of="scenic" is="open" />
      </p>
    ),
  },
  Toasts: { render: () => <ShownToasts /> },
}
