export * from '../../../core/wording/format'
