import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { Problem } from '../components/call-status.tsx'
import type { useAction } from '../components/use-call.ts'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'

type ActionFormProps = {
  action: ReturnType<typeof useAction<[]>>
  submit: string
  disabled: boolean
  variant?: 'contained' | 'outlined'
  onCancel?: () => void
  children: ReactNode
}

/** Fields that are sent together: Enter works as well as the button, and the error is between them. */
export function ActionForm({ action, submit, disabled, variant, onCancel, children }: ActionFormProps) {
  const t = useMessages(shellMessages)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void action.run()
      }}
    >
      {children}
      <Problem of={action.problem} />
      <Button type="submit" variant={variant} loading={action.busy} disabled={disabled} sx={{ mt: 1 }}>
        {submit}
      </Button>
      {onCancel && (
        <Button color="inherit" onClick={onCancel} sx={{ mt: 1 }}>
          {t.cancel}
        </Button>
      )}
    </form>
  )
}
