import type { OrgNode } from '@shanmen/contract/types.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import styles from './org-chart.module.css'

/**
 * The group's structure as nested lists, drawn as name plates: board, committees and management, departments in
 * vertical text. Nodes below the third level (companies) are in columns headed by the department's name.
 */
export function OrgChart({ tree }: { tree: readonly OrgNode[] }) {
  return <Level nodes={tree} className={styles.chart} depth={1} />
}

type Props = { nodes: readonly OrgNode[]; depth: number; className?: string }

function Level({ nodes, depth, className }: Props) {
  const departments = nodes.every(({ kind }) => kind === 'department')
  return (
    <ul className={className} data-plates={departments ? '' : undefined}>
      {nodes.map((node) => (
        <li key={node.id} data-kind={node.kind}>
          <div className={depth > 3 ? styles.name : styles.plate}>
            <span>{node.url ? <LocalLink to={node.url}>{node.name}</LocalLink> : node.name}</span>
          </div>
          {node.children.length > 0 &&
            (depth < 3 ? (
              <Level nodes={node.children} depth={depth + 1} />
            ) : (
              <div className={styles.column}>
                {/* Far from its plate the list repeats the department's name; screen readers know it from the nesting. */}
                <b aria-hidden="true">{node.name}</b>
                <Level nodes={node.children} depth={depth + 1} />
              </div>
            ))}
        </li>
      ))}
    </ul>
  )
}
