import Typography from '@mui/material/Typography'
import { LinkBase } from 'react-admin'
import { useLanguage, useWords } from '../language/language.ts'
import { Loaded } from '../parts/loaded.tsx'
import { useCall } from '../parts/use-call.ts'
import { mediaWords } from '../words/media.ts'

/** The entries that show a medium, each a way to it. */
export function MediaUses({ id }: { id: string }) {
  const words = useWords(mediaWords)
  const language = useLanguage()
  const uses = useCall('mediaUses', { id })
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ mt: 2, mb: 1 }}>
        {words.uses}
      </Typography>
      <Loaded of={uses}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Typography color="textSecondary">{words.unused}</Typography>
          ) : (
            <>
              {rows.some((use) => use.public) && (
                <Typography variant="body2" color="textSecondary">
                  {words.publicNote}
                </Typography>
              )}
              <ul>
                {rows.map((use) => (
                  <li key={use.id}>
                    <LinkBase to={`/${use.kind}/${use.id}`}>
                      {use.title[language] || use.title.zh || use.slug}
                    </LinkBase>
                    {use.public && ` · ${words.usePublic}`}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </>
  )
}
