import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

type StackedTableProps = { headings?: readonly string[]; size?: 'small'; children: ReactNode }

/**
 * A table whose rows become blocks where there is no room for columns, so that nothing scrolls sideways. A container
 * query, since a media query ignores the text size that the reader has set.
 */
export function StackedTable({ headings, size, children }: StackedTableProps) {
  return (
    <Table
      size={size}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '& td, & tbody th': { verticalAlign: 'top' },
        '@container (max-width: 42rem)': {
          '&, & tbody': { display: 'block' },
          '& thead': {
            position: 'absolute',
            width: '1px',
            height: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
          '& tr': { display: 'block', py: 1, borderBottom: 1, borderColor: 'divider' },
          '& td, & tbody th': { display: 'block', border: 0, py: 0.5, overflowWrap: 'anywhere' },
        },
      }}
    >
      {headings && (
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
      )}
      <TableBody>{children}</TableBody>
    </Table>
  )
}
