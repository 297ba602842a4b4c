import { report2021 } from './2021.ts'
import { report2022 } from './2022.ts'
import { report2023 } from './2023.ts'
import { report2024 } from './2024.ts'
import { report2025 } from './2025.ts'

export const reports = [report2025, report2024, report2023, report2022, report2021]
