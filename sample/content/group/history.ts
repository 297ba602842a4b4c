import { entriesOf } from '../../entry.ts'

/** The words at the head of the timeline. */
export const history = () =>
  entriesOf('history', [
    {
      id: 'history',
      shared: {},
      zh: {
        title: '二十六年，一步一步',
        intro:
          '三条木船、十一名船工，是我们的全部家当。后来的二十六年，大体只做了两件事：把一处地方照看好，再等下一处地方把自己交给我们。',
      },
      en: {
        title: 'Twenty-six years, step by step',
        intro:
          'We began with three wooden boats and eleven boatmen. In the twenty-six years since, we have done two things: looked after one place well, and waited for the next to be entrusted to us.',
      },
    },
  ])
