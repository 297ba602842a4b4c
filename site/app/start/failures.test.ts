import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { expect, it } from 'vitest'
import { onFailure, reportFailure } from './failures.ts'

it('says the same words once for the calls of one action, and again for the next one', () => {
  const heard: string[] = []
  const end = onFailure(({ message }) => heard.push(message))
  const failed = (message: string) => new ApiError('typeList', 'network', 0, message)
  const [first, second] = [new AbortController().signal, new AbortController().signal]
  for (const message of ['lost', 'lost', 'X']) reportFailure(failed(message), first)
  expect(heard).toEqual(['lost', 'X'])
  reportFailure(failed('lost'), second)
  reportFailure(failed('lost'))
  expect(heard).toEqual(['lost', 'X', 'lost', 'lost'])
  end()
})
