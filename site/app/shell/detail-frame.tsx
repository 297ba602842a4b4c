import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import { PrintFoot } from './print-foot.tsx'

type Props = {
  /** The item's title, last step of the breadcrumb. The page itself shows it as its `h1`. */
  title: string
  children: ReactNode
}

/** A page about one item: breadcrumb, then the item; on paper its address stands below. */
export function DetailFrame({ title, children }: Props) {
  return (
    <main id="main">
      <div className="wrap crumb-bar">
        <Breadcrumb last={title} />
      </div>
      {children}
      <PrintFoot />
    </main>
  )
}
