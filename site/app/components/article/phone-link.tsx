import type { ReactNode } from 'react'
import { dialAddress } from '../../lib/phone.ts'

type Props = { phone: string; className?: string; children?: ReactNode }

/** A telephone number to be dialled with one tap; `children` are shown instead of the number. */
export function PhoneLink({ phone, className, children = phone }: Props) {
  return (
    <a className={className} href={dialAddress(phone)}>
      {children}
    </a>
  )
}
