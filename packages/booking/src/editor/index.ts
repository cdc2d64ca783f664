export { loadEditorGate } from './lazy.ts'
export { type EmbedOptions, embedCode } from './rules/embedCode.ts'
export { EditorGate, type EditorGateProps } from './view/EditorGate.tsx'
export { EditorPage } from './view/EditorPage.tsx'
