import { useState } from 'react'
import { can } from '../../rights.ts'
import { useMessages } from '../language/language.ts'
import { mediaMessages } from '../messages/media.ts'
import { useMe } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { MediaBrowser } from './media-browser.tsx'
import { MediaDetails } from './media-details.tsx'
import { forgetMedium, type Medium } from './medium.ts'

/** The screen of the media library: a click on a medium opens its details. */
export default function MediaLibrary() {
  const t = useMessages(mediaMessages)
  const me = useMe()
  const [opened, setOpened] = useState<Medium>()
  const [changed, setChanged] = useState<Medium>()
  const mayChange = can(me, 'write')
  return (
    <Page title={t.title} note={t.note}>
      <MediaBrowser
        mayUpload={mayChange}
        chosen={opened ? [opened.id] : []}
        onChoose={setOpened}
        changed={changed}
      />
      {opened && (
        <MediaDetails
          key={opened.id}
          medium={opened}
          onClose={() => setOpened(undefined)}
          onChanged={(medium) => {
            forgetMedium(medium.id)
            setOpened(undefined)
            setChanged(medium)
          }}
        />
      )}
    </Page>
  )
}
