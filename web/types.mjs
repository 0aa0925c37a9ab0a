// The messages' types, made from the schema that the server's models give: web/src/messages.ts.
import { writeFile } from 'node:fs/promises'
import { compileFromFile } from 'json-schema-to-typescript'

const types = await compileFromFile('src/messages.schema.json', {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment: '/* Made from messages.schema.json; do not edit. */',
})
await writeFile('src/messages.ts', types)
