import { expect, test } from 'vitest'
import { registryOf } from './footer.tsx'

test.each(['京ICP备12345678号-1', '苏ICP备2026012345号', '示 ICP 备 00000000 号-1', '京icp备 12345678 号'])(
  'the ICP number %s leads to the ministry’s registry',
  (number) => {
    expect(registryOf(number)).toBe('https://beian.miit.gov.cn/')
  },
)

test.each(['京公网安备11010802012345号', '京公网安备 11010802012345 号'])(
  'the police number %s leads to itself in the police’s registry',
  (number) => {
    expect(registryOf(number)).toBe('https://beian.mps.gov.cn/#/query/webSearch?code=11010802012345')
  },
)

test.each(['', '备案中', '京ICP证030173号', '京ICP备 号', '公网安备 12 号', '11010802012345'])(
  '%j is a text and no link',
  (text) => {
    expect(registryOf(text)).toBeUndefined()
  },
)
