import type { InterfaceText } from '@shanmen/contract/languages.ts'

type Meaning = {
  /** `content`: what the public sees may be wrong, and the process is not ready. `notice`: it is reported. */
  severity: 'content' | 'notice'
  /** What it is and what to do. */
  text: InterfaceText
}

const restore = {
  zh: '请停止程序，把备份放回原处，然后运行 npm run doctor -- --restored',
  en: 'stop the program, put the backup in its place, then run npm run doctor -- --restored',
}
const repair = { zh: '请运行 npm run doctor -- --repair', en: 'run npm run doctor -- --repair' }

/** Everything that a check can find. */
export const meanings = {
  database: {
    severity: 'content',
    text: { zh: `数据库文件已损坏：${restore.zh}`, en: `The database file is damaged: ${restore.en}` },
  },
  // Found by SQLite's own check; the code before it is for what a query met.
  structure: {
    severity: 'content',
    text: {
      zh: `数据库文件的结构已损坏：${restore.zh}`,
      en: `The structure of the database file is damaged: ${restore.en}`,
    },
  },
  // Nothing wrong is shown: pages are served from the cache, or are 503.
  missing: {
    severity: 'notice',
    text: { zh: `数据库文件不见了：${restore.zh}`, en: `The database file is missing: ${restore.en}` },
  },
  index: {
    severity: 'content',
    text: {
      zh: `数据库的索引与数据不一致：${repair.zh}`,
      en: `Indexes differ from their tables: ${repair.en}`,
    },
  },
  document: {
    severity: 'content',
    text: {
      zh: `已发布的内容不是当时保存的内容：${restore.zh}`,
      en: `A document that is public is not what was saved: ${restore.en}`,
    },
  },
  publication: {
    severity: 'content',
    text: {
      zh: `发布记录与当时发布的不一致：${repair.zh}`,
      en: `Publications differ from what was published: ${repair.en}`,
    },
  },
  medium: {
    severity: 'content',
    text: {
      zh: `图片或文件的记录不是当时保存的内容：${restore.zh}`,
      en: `The record of a picture or file is not what was saved: ${restore.en}`,
    },
  },
  text: {
    severity: 'content',
    text: {
      zh: `PDF 的文字不是当时读取的内容：${repair.zh}`,
      en: `The text of a PDF is not what was read from it: ${repair.en}`,
    },
  },
  columns: {
    severity: 'notice',
    text: {
      zh: `列表使用的字段与内容不一致：${repair.zh}`,
      en: `Columns of lists differ from their documents: ${repair.en}`,
    },
  },
  search: {
    severity: 'notice',
    text: {
      zh: `搜索索引与内容不一致：${repair.zh}`,
      en: `The search index differs from the documents: ${repair.en}`,
    },
  },
  file: {
    severity: 'notice',
    text: {
      zh: '图片或文件缺失或已损坏：请从备份中恢复 media 文件夹里的这些文件，或重新上传',
      en: 'Pictures or files are missing or damaged: put these files of the media folder back from the backup, or upload them again',
    },
  },
  history: {
    severity: 'notice',
    text: {
      zh: '历史记录被改动或缺少：如刚恢复过备份，请运行 npm run doctor -- --restored；否则请与其他备份比较',
      en: 'History was changed or is missing: after restoring a backup run npm run doctor -- --restored, otherwise compare with another backup',
    },
  },
  anchor: {
    severity: 'notice',
    text: {
      zh: 'anchor.jsonl 已损坏或缺失，它能证明历史记录没有被截断：请从备份中恢复这个文件；没有备份时，如果其他检查都正常，请运行 npm run doctor -- --restored，从现在起重新记录',
      en: 'anchor.jsonl, which shows that no history was cut off, is damaged or missing: put its copy of the backup in its place; without one, and if nothing else is found, run npm run doctor -- --restored, which begins a new one',
    },
  },
  triggers: {
    severity: 'notice',
    text: {
      zh: '数据库里保护历史记录和审批的触发器缺失或被停用：请运行 npm run doctor -- --repair，并与备份比较',
      en: 'Triggers of the database that protect history and approvals are missing or switched off: run npm run doctor -- --repair, and compare with a backup',
    },
  },
  keys: {
    severity: 'notice',
    text: {
      zh: `数据库缺少唯一键或外键，或自动编号落后，同一步骤可能执行两次，或无法新建和发布：${repair.zh}`,
      en: `Unique or foreign keys of the database are missing, or its counters are behind, so that a step may be done twice or nothing can be created or published: ${repair.en}`,
    },
  },
  slow: {
    severity: 'notice',
    text: {
      zh: `数据库缺少索引，读取会越来越慢：${repair.zh}`,
      en: `Indexes of the database are missing, without which it becomes slow: ${repair.en}`,
    },
  },
  accounts: {
    severity: 'notice',
    text: {
      zh: '账户数据库 people.sqlite 或密钥 studio.key 已损坏或缺失：请停止程序，把它们的备份放回原处',
      en: 'The accounts in people.sqlite, or their key studio.key, are damaged or missing: stop the program and put the backup of both in their place',
    },
  },
  space: {
    severity: 'notice',
    text: {
      zh: '磁盘空间、文件数或配额不足：请尽快清理，写满后无法保存',
      en: 'The disk is nearly full, by bytes, by the number of files or by a quota: free some space, nothing can be saved once it is full',
    },
  },
  backup: {
    severity: 'notice',
    text: {
      zh: '最近一次备份失败、已逾期或缺少密钥 studio.key，或旧备份无法删除，或备份中有数据库缺少的记录：请查看日志，并检查 BACKUP_DIR 所在的磁盘',
      en: 'The last backup failed, is overdue or lacks studio.key, an old one cannot be removed, or one has history that the database lacks: see the log, and check the disk of BACKUP_DIR',
    },
  },
  permissions: {
    severity: 'notice',
    text: {
      zh: '文件权限不正确，或磁盘出错、变为只读：程序必须可写，其他用户不可读写；磁盘出错时请停止程序，检查并重新挂载磁盘后再启动',
      en: 'File permissions are wrong, or the disk fails or became read-only: the program must be able to write these, and other users neither read nor write them; a disk with errors must be checked and mounted again while the program is stopped',
    },
  },
} satisfies Record<string, Meaning>

export type FindingCode = keyof typeof meanings

/** What was found: how often, and the first places. */
export type Finding = { code: FindingCode; count: number; where: string[] }

/** What the last check found, and when the last complete one ended. */
export type Damage = {
  findings: readonly Finding[]
  checkedAt: Date | undefined
  /** When files were last found to be right again, in milliseconds: what was read of them before may be damaged. */
  filesRightSince?: number
  /** Of which moment the newest backup is, where this process watches them. */
  backupAt?: Date | undefined
}

export const isContentDamaged = (findings: readonly Finding[]): boolean =>
  findings.some(({ code }) => meanings[code].severity === 'content')

/** True when a query may find fewer rows than there are, or other ones, and nothing in its result would show it. */
export const mayLackRows = (findings: readonly Finding[]): boolean =>
  findings.some(({ code }) => code === 'structure' || code === 'index')

export const hasFaultyFiles = ({ findings }: Pick<Damage, 'findings'>): boolean =>
  findings.some(({ code }) => code === 'file')

const maxPlaces = 5

/** Collects what checks report, by code. */
export function collectFindings() {
  const found = new Map<FindingCode, Finding>()
  return {
    report: (code: FindingCode, where: string): void => {
      const finding = found.get(code) ?? { code, count: 0, where: [] }
      finding.count += 1
      if (finding.where.length < maxPlaces) finding.where.push(where)
      found.set(code, finding)
    },
    list: (): Finding[] => [...found.values()],
  }
}
