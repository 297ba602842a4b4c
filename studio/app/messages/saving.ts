import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'

/** The words about saving, and about what could be lost. */
export const savingMessages = {
  zh: {
    save: {
      saved: (moment: string, no: number) => `已保存 · ${moment}（北京时间） · 第 ${no} 版`,
      changed: '有改动，稍后自动保存',
      saving: '正在保存……',
      offline: '没有连接到服务器。改动已留在这台电脑上，恢复连接后自动保存。',
      unavailable: (reason: string) => `${reason}。改动已留在这台电脑上，稍后自动再次保存。`,
      refused: '还没有保存：请先修改下面的内容',
      conflict: '其他人保存了新版本，需要您决定保留哪些改动',
      now: '立即保存',
      decide: '查看并决定',
    },
    others: (names: string, editing: boolean) =>
      editing ? `${names}正在编辑这篇内容` : `${names}也打开了这篇内容`,
    renewed: (name: string, no: number) => `已显示${name}刚保存的第 ${no} 版`,
    conflict: {
      title: '两个人改了同一篇内容',
      text: (name: string, moment: string) =>
        `${name}在 ${moment}（北京时间）保存了新版本。您的改动没有丢失，也没有覆盖对方的改动。请逐项选择保留哪一份；另一份仍可在历史版本中找到。`,
      mine: '我的',
      theirs: '对方的',
      by: { mine: '只有您改了', theirs: '只有对方改了', both: '两人都改了' },
      both: '删除线是对方版本中有、您没有的，下划线是您加上的',
      done: '按所选保存',
      left: (count: number) => `还有 ${count} 处没有选择`,
      later: '稍后再决定',
    },
    copy: {
      title: '这台电脑上有没保存的内容',
      text: (moment: string) => `上次离开时有改动没有保存到服务器（${moment}，北京时间）。要恢复吗？`,
      legend: '与服务器上的版本相比：',
      restore: '恢复这些改动',
      drop: '放弃',
      restored: '已恢复，将自动保存',
    },
    leave: {
      title: '还有改动没有保存',
      text: '现在离开，这些改动只留在这台电脑上，下次打开时可以恢复。',
      stay: '留在这里',
      go: '仍然离开',
    },
  },
  en: {
    save: {
      saved: (moment: string, no: number) => `Saved · ${moment} (Beijing time) · revision ${no}`,
      changed: 'Changed; will be saved in a moment',
      saving: 'Saving …',
      offline:
        'The server does not answer. Your changes are kept on this computer and saved when it is back.',
      unavailable: (reason: string) =>
        `${reason}. Your changes are kept on this computer and will be saved by themselves.`,
      refused: 'Not saved yet: something has to be changed first',
      conflict: 'Someone else saved a new version: decide which changes stay',
      now: 'Save now',
      decide: 'Compare and decide',
    },
    others: (names: string, editing: boolean) =>
      editing ? `${names} is editing this` : `${names} also has this open`,
    renewed: (name: string, no: number) => `Now showing revision ${no}, just saved by ${name}`,
    conflict: {
      title: 'Two people changed this',
      text: (name: string, moment: string) =>
        `${name} saved a new version on ${moment} (Beijing time). Your changes are not lost, and nothing was overwritten. Choose which one stays, field by field; the other remains in the history.`,
      mine: 'Mine',
      theirs: 'Theirs',
      by: { mine: 'Changed by you only', theirs: 'Changed by them only', both: 'Changed by both' },
      both: 'Struck through: only in theirs. Underlined: only in yours.',
      done: 'Save what I chose',
      left: (count: number) => `${count} left to choose`,
      later: 'Decide later',
    },
    copy: {
      title: 'Unsaved work on this computer',
      text: (moment: string) =>
        `When you last left, changes had not reached the server (${moment}, Beijing time). Restore them?`,
      legend: 'Compared with the version on the server:',
      restore: 'Restore these changes',
      drop: 'Discard',
      restored: 'Restored; will be saved in a moment',
    },
    leave: {
      title: 'Some changes are not saved',
      text: 'If you leave now they stay on this computer only, and can be restored when you open this again.',
      stay: 'Stay',
      go: 'Leave anyway',
    },
  },
} satisfies Record<InterfaceLanguage, unknown>
