import { entriesOf } from '../../entry.ts'

const partner = (n: number, zh: [string, string], en: [string, string]) => ({
  name: { zh: zh[0], en: en[0] },
  text: { zh: zh[1], en: en[1] },
  logo: `partner-${n}`,
  url: `https://partner-${n}.example`,
})

export const cooperation = () =>
  entriesOf('cooperation', [
    {
      id: 'cooperation',
      shared: {
        partners: [
          partner(
            1,
            ['云山职业技术学院', '船艺、酒店与烹饪专业共建'],
            ['Yunshan Vocational College', 'Boats, hotels and catering'],
          ),
          partner(
            2,
            ['湖山建筑大学', '古建测绘与修缮'],
            ['Hushan University of Architecture', 'Surveys and repair'],
          ),
          partner(
            3,
            ['东浦师范学院', '梯田学期与研学课程'],
            ['Dongpu Normal College', 'A term in the terraces'],
          ),
          partner(
            4,
            ['岚江水利学院', '湖区水文与湿地'],
            ['Lanjiang Institute of Water', 'The lake and its wetlands'],
          ),
          partner(
            5,
            ['北屏林学院', '古树名木与林下生态'],
            ['Beiping Forestry College', 'Old trees and forest ecology'],
          ),
          partner(
            6,
            ['云山气象研究所', '水上小气候观测'],
            ['Yunshan Weather Institute', 'Weather on the water'],
          ),
          partner(
            7,
            ['青禾美术学院', '驻坊计划与展陈'],
            ['Qinghe Academy of Art', 'Residencies and exhibitions'],
          ),
          partner(
            8,
            ['云山特殊教育学校', '手语与无障碍培训'],
            ['Yunshan Special School', 'Sign language and access'],
          ),
        ],
      },
      zh: {
        headline: '课堂开在现场，成果留给双方',
        intro: `灵山学院与八所院校、研究机构长期合作。合作务求具体，协议写明三件事：一个岗位、一门课、成果归谁。

## 怎样合作

1. **实习与就业**：每年提供四百个实习岗位，实习有工资、有师父、有住处
2. **共建课程**：院校讲原理，匠人讲手感，学分互认
3. **联合研究**：八处景区开放为现场，数据共有，成果公开

## 我们的承诺

- 实习以学为主，不以实习生顶岗
- 不在合作成果上单独署名
- 任何一方可以在学期末提出停止，不必说明理由

合作咨询：合作交流处，[0000-8800-160](tel:0000-8800-160)，college@lingshan.example。`,
      },
      en: {
        headline: 'Teaching on the job, results for both sides',
        intro: `Lingshan College works with eight colleges, schools and institutes. Agreements are specific and settle three things: a placement, a course, and who owns the result.

## Forms of cooperation

1. **Placements and jobs**: four hundred placements a year, with pay, a mentor and a room
2. **Joint courses**: colleges teach the principles, craftspeople the practice; credits count at both
3. **Research**: eight destinations as field sites, shared data, public results

## What we promise

- Students on placement are not cheap labour
- No result carries our name alone
- Either side may stop at the end of a term without giving reasons

Enquiries: Cooperation Office, [0000-8800-160](tel:0000-8800-160), college@lingshan.example.`,
      },
    },
  ])
