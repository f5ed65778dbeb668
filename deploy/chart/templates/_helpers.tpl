{{/* Labels by which deployments and services select pods; they never change. Call with a dict: root, component. */}}
{{- define "tenure.selector" -}}
app.kubernetes.io/name: tenure
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "tenure.labels" -}}
{{ include "tenure.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/part-of: tenure
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{- define "tenure.image" -}}
{{- if .Values.image.digest -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}
{{- end }}

{{/* Every process runs as the account `node` (1000) of the image, without rights, on a read-only file system. */}}
{{- define "tenure.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "tenure.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{/* Settings that every process reads from the secret of the service. */}}
{{- define "tenure.secretEnvironment" -}}
{{- $secret := .Values.secrets.service }}
{{- range list "DATABASE_URL" "REDIS_URL" "API_KEY_PEPPER" "CURSOR_SECRET" "SESSION_SECRET" "WEBHOOK_SECRET_KEY" }}
- name: {{ . }}
  valueFrom:
    secretKeyRef:
      name: {{ $secret }}
      key: {{ . }}
{{- end }}
{{- range list "DATABASE_READ_URL" "WEBHOOK_SECRET_KEYS_BEFORE" "METRICS_TOKEN" "DOCUMENT_STORE_URL" "AWS_ACCESS_KEY_ID" "AWS_SECRET_ACCESS_KEY" "AWS_SESSION_TOKEN" "SMTP_URL" "OIDC_CLIENT_SECRET" "OPENAI_API_KEY" }}
- name: {{ . }}
  valueFrom:
    secretKeyRef:
      name: {{ $secret }}
      key: {{ . }}
      optional: true
{{- end }}
{{- end }}

{{- define "tenure.settings" -}}
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{/* A pod is killed only after its own shutdown deadline has passed. Call with a dict: preStop (s), timeout (ms). */}}
{{- define "tenure.gracePeriod" -}}
{{ add .preStop (div (add .timeout 999) 1000) 5 }}
{{- end }}

{{/* Call with a dict: root, component. */}}
{{- define "tenure.placement" -}}
topologySpreadConstraints:
  {{- $component := .component }}
  {{- $root := .root }}
  {{- range list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{- include "tenure.selector" (dict "root" $root "component" $component) | nindent 8 }}
  {{- end }}
{{- with .root.Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{/* Probes of a process that serves /health and /ready on the port `http`. */}}
{{- define "tenure.probes" -}}
startupProbe:
  httpGet: { path: /health, port: http }
  periodSeconds: 2
  timeoutSeconds: 2
  failureThreshold: 60
livenessProbe:
  httpGet: { path: /health, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
readinessProbe:
  httpGet: { path: /ready, port: http }
  periodSeconds: 5
  timeoutSeconds: 3
  failureThreshold: 2
{{- end }}
