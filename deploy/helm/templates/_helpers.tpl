{{- define "tollgate.labels" -}}
app.kubernetes.io/name: tollgate
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "tollgate.podLabels" -}}
{{ include "tollgate.labels" . }}
app.kubernetes.io/component: server
{{- end }}

{{- define "tollgate.configText" -}}
{{ .Values.config | default (.Files.Get "files/tollgate.yaml") }}
{{- end }}

{{/* What the chart has to know of the configuration, with the defaults of spec/config.yaml. */}}
{{- define "tollgate.config" -}}
{{- $config := include "tollgate.configText" . | fromYaml }}
{{- if hasKey $config "Error" }}{{ fail (printf "config is not YAML: %s" $config.Error) }}{{ end }}
ports:
  gateway: {{ dig "gateway" "port" 8080 $config | int }}
  mesh: {{ dig "mesh" "port" 8081 $config | int }}
  metadata: {{ dig "metadata" "port" 8082 $config | int }}
  operator: {{ dig "operator" "port" 8090 $config | int }}
hosts:
{{- range $name := list "gateway" "mesh" }}
{{- with dig $name "public_url" "" $config }}
  {{ $name }}: {{ (urlParse .).hostname }}
{{- end }}
{{- end }}
acceptSeconds: {{ div (dig "drain" "accept_ms" 5000 $config | int) 1000 }}
drainSeconds: {{ div (add (dig "drain" "accept_ms" 5000 $config | int) (max (dig "drain" "calls_ms" 30000 $config | int) (dig "drain" "streams_ms" 60000 $config | int))) 1000 }}
streamMinutes: {{ div (dig "limits" "stream_ms" 600000 $config | int) 60000 }}
{{- end }}

{{- define "tollgate.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "tollgate.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* What the server and the migration before it have alike. */}}
{{- define "tollgate.surroundings" -}}
env:
  - { name: TOLLGATE_CONFIG, value: /etc/tollgate/tollgate.yaml }
{{- if .Values.caConfigMap }}
  - { name: NODE_EXTRA_CA_CERTS, value: /etc/tollgate-ca/ca.pem }
{{- end }}
{{- with .Values.env }}
{{ toYaml . | indent 2 }}
{{- end }}
{{ include "tollgate.containerSecurity" . }}
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
  - { name: config, mountPath: /etc/tollgate, readOnly: true }
{{- if .Values.caConfigMap }}
  - { name: ca, mountPath: /etc/tollgate-ca, readOnly: true }
{{- end }}
{{- with .Values.volumeMounts }}
{{ toYaml . | indent 2 }}
{{- end }}
{{- end }}

{{/* Where the pods may run, and as whom. */}}
{{- define "tollgate.placement" -}}
automountServiceAccountToken: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
{{- range . }}
  - name: {{ . }}
{{- end }}
{{- end }}
{{- range $name := list "podSecurityContext" "nodeSelector" "tolerations" "affinity" "priorityClassName" }}
{{- with index $.Values $name }}
{{ $name | replace "podSecurityContext" "securityContext" }}: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
{{- end }}
