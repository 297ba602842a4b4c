import type { Kind } from '@shanmen/content/kind.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import type { Draft } from './model/draft.ts'
import type { Entry } from './use-open-entry.ts'
import type { DraftRecovery } from './use-recover-draft.ts'

type RecoverDraftProps = { kind: Kind; entry: Entry; draft: Draft; recovery: DraftRecovery }

/** The questions that must be answered before work goes on: restore an earlier visit's work, or settle a conflict. */
export function RecoverDraft({ kind, entry, draft, recovery }: RecoverDraftProps) {
  if (recovery.copy)
    return (
      <CopyDialog
        kind={kind}
        copy={recovery.copy}
        saved={draft.state().saved}
        onRestore={() => void recovery.restore()}
        onDrop={recovery.drop}
      />
    )
  if (!recovery.conflictBase) return null
  return (
    <ConflictDialog
      kind={kind}
      id={entry.id}
      draft={draft}
      base={recovery.conflictBase}
      onDone={recovery.settled}
      onLater={recovery.later}
    />
  )
}
