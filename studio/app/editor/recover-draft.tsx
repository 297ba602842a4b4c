import type { Kind } from '@shanmen/content/kind.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import type { Draft } from './model/draft.ts'
import type { Entry } from './use-open-entry.ts'
import type { RescueState } from './use-recover-draft.ts'

type RescueProps = { kind: Kind; entry: Entry; draft: Draft; rescue: RescueState }

/** The questions that must be answered before work goes on: restore an earlier visit's work, or settle a conflict. */
export function Rescue({ kind, entry, draft, rescue }: RescueProps) {
  if (rescue.copy)
    return (
      <CopyDialog
        kind={kind}
        copy={rescue.copy}
        saved={draft.state().saved}
        onRestore={() => void rescue.restore()}
        onDrop={rescue.drop}
      />
    )
  if (!rescue.conflictBase) return null
  return (
    <ConflictDialog
      kind={kind}
      id={entry.id}
      draft={draft}
      base={rescue.conflictBase}
      onDone={rescue.settled}
      onLater={rescue.later}
    />
  )
}
