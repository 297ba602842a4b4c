import { expect, test } from 'vitest'
import { toSimplified } from './traditional.ts'

test('what visitors type in traditional characters, of Taiwan or Hong Kong, is simplified as a whole', () => {
  const words = `廁所厕所 寵物宠物 租賃租赁 文創文创 無障礙无障碍 減免减免 張貼张贴 餐廚餐厨 纜車缆车 連絡连络 練習练习
    嗎吗 幫忙帮忙 貓猫 愛爱 稅税 辭職辞职 負責负责 輔導辅导 鑰匙钥匙 慶祝庆祝 層层 剛剛刚刚 乾淨干净 衞生卫生 山峯山峰 麪包面包`
  for (const pair of words.split(/\s+/)) {
    const [traditional, simple] = [pair.slice(0, pair.length / 2), pair.slice(pair.length / 2)]
    expect(toSimplified(traditional)).toBe(simple)
  }
})

test('simplified characters stay as they are', () => {
  for (const word of ['著名景区', '厂后街里', '只有一面', '云阶梯田', '藉此', '覆盖'])
    expect(toSimplified(word)).toBe(word)
})
