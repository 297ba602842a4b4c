import type { Language } from '@shanmen/contract/languages.ts'

/** The messages of the contact page. */
export const contactMessages = {
  zh: {
    descriptions: {
      contact: '集团总部与各处办公地点的地址、电话、邮箱与交通方式。',
    },
    walk: '导航前往',
    copyAddress: '复制地址',
    addressCopied: '已复制地址',
    addressNotCopied: '未能复制，请选中地址文字后复制',
    traffic: '交通方式',
    departments: '部门联系方式',
    offices: '办公地点',
  },
  en: {
    descriptions: {
      contact:
        'Addresses, telephone numbers, email and directions for the head office and our other offices.',
    },
    walk: 'Get directions',
    copyAddress: 'Copy address',
    addressCopied: 'Address copied',
    addressNotCopied: 'The address could not be copied. Please select the text and copy it',
    traffic: 'Getting here',
    departments: 'Department contacts',
    offices: 'Our offices',
  },
} satisfies Record<Language, unknown>
