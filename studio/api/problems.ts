import type { InterfaceText } from '@shanmen/contract/languages.ts'

/** What `/readyz` names under `problems`, by subject, in the words of the dashboard. */
const problemTexts = {
  schema: {
    zh: '更新的版本已升级数据库，这个版本只能读取，无法保存：请停止它，启动更新的版本',
    en: 'A newer version has migrated the database, so this one only reads and saves nothing: stop it and start the newer one',
  },
  writes: {
    zh: '数据库目前只能读取，无法保存：请切换到可写入的服务器，或恢复写入',
    en: 'The database takes no changes, so nothing can be saved: promote the standby, or make it writable again',
  },
  fsync: {
    zh: '数据库服务器没有等待写入磁盘（fsync = off）：主机断电时，已保存的内容会丢失，数据库可能损坏，请设为 on',
    en: 'The database server does not wait for the disk (fsync = off): when its machine fails, what was saved is lost and the database may be damaged. Set it to on',
  },
  locked: {
    zh: '另一个程序一直占用数据库，无法保存：请结束该程序，例如没有响应的升级或打开着数据库的命令行工具',
    en: 'Another program holds the database, so nothing can be saved: end it, such as a migration that hangs or a command line tool that is open on it',
  },
  media: {
    zh: '图片和文件的存储没有响应、无法写入，或属于另一个网站：详情见日志',
    en: 'The store of pictures and files does not answer, cannot be written, or belongs to another site: see the log',
  },
  log: {
    zh: '数据库的日志文件在运行中被删除：内容尚未丢失，请正常停止程序，再重新启动',
    en: "The database's log file was deleted while the program runs: nothing is lost yet, stop the program in the usual way and start it again",
  },
  anchor: {
    zh: 'anchor.jsonl 无法写入，通常是磁盘已满：修改已经保存，记录会在可写入后补上',
    en: 'anchor.jsonl cannot be written, most often because the disk is full: changes are saved, and its lines follow',
  },
  accounts: {
    zh: '账户数据库无法使用，其日志文件在运行中被删除，密钥 studio.key 缺失或已被替换，或个别账户的数据已损坏：详情见日志',
    en: 'The accounts cannot be used, their log file was deleted while the program runs, their key (studio.key) is missing or another one, or some of them were damaged: see the log',
  },
  build: {
    zh: '网站或后台的程序文件缺失或被改动：请重新运行 npm run build，或放回发布版本的文件夹，然后重新启动',
    en: 'Built files of the site or the studio are missing or were changed: run npm run build, or put the folder of the release back, then start the program again',
  },
  clock: {
    zh: '服务器的时钟不准：请用 NTP 校准',
    en: 'The clock of the server is wrong: set it by NTP',
  },
} satisfies Record<string, InterfaceText>

/** Those that there are, each with its details for the log. */
export type Problems = Readonly<Partial<Record<keyof typeof problemTexts, string>>>

export const textsOf = (problems: Problems): InterfaceText[] =>
  Object.entries(problemTexts).flatMap(([subject, text]) => (subject in problems ? [text] : []))
